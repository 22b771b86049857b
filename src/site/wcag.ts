/** The criteria of WCAG 2.2, levels A and AA, and what the site does about each. */
export interface Criterion {
  /** As it is numbered there; several that are met by the same thing share a row. */
  readonly numbers: readonly string[];
  readonly name: string;
  readonly how: string;
}

interface Principle {
  readonly name: string;
  readonly criteria: readonly Criterion[];
}

const met = (numbers: string, name: string, how: string): Criterion => ({
  numbers: numbers.split(' '),
  name,
  how,
});

export const principles: readonly Principle[] = [
  {
    name: 'Perceivable',
    criteria: [
      met(
        '1.1.1',
        'Non-text content',
        'A figure has a name, and its verdict in words below it. A map says in words where the code is right and wrong. A formula is read as MathML.',
      ),
      met(
        '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.4.2',
        'Audio and video',
        'There is no audio and no video.',
      ),
      met(
        '1.3.1',
        'Info and relationships',
        'Headings, lists, tables, fields and their groups are marked as such.',
      ),
      met('1.3.2', 'Meaningful sequence', 'The source is in the order in which it is read.'),
      met(
        '1.3.3',
        'Sensory characteristics',
        'What the text speaks of has a letter or a name in the figure, not only a place or a colour.',
      ),
      met('1.3.4', 'Orientation', 'A phone may be held either way, and turned at any time.'),
      met('1.3.5', 'Identify input purpose', 'No field asks for anything about you.'),
      met(
        '1.4.1',
        'Use of color',
        'A hit has a filled dot and its words, a wrong answer a hatch or a cross.',
      ),
      met('1.4.3', 'Contrast (minimum)', 'At least 4.5 to 1, in light and dark.'),
      met(
        '1.4.4 1.4.10',
        'Resize text, reflow',
        'At 200 and 400 % nothing is lost, and only what has to be wide scrolls sideways, in its own box.',
      ),
      met(
        '1.4.5',
        'Images of text',
        'No page has any. What a small program writes on its canvas is a part of its drawing.',
      ),
      met(
        '1.4.11',
        'Non-text contrast',
        'Handles, lines and edges of fields are at least 3 to 1 to every ground they can lie on.',
      ),
      met('1.4.12', 'Text spacing', 'Text that is spaced out as the rule says stays whole.'),
      met(
        '1.4.13',
        'Content on hover or focus',
        'What lights up under the pointer was there before; what appears besides are the browser’s own tips.',
      ),
    ],
  },
  {
    name: 'Operable',
    criteria: [
      met(
        '2.1.1',
        'Keyboard',
        'Tab reaches all that can be used; arrow keys move handles, sliders and what moves in a program.',
      ),
      met(
        '2.1.2',
        'No keyboard trap',
        'Escape, then Tab leaves the editor, and the editor says so.',
      ),
      met(
        '2.1.4',
        'Character key shortcuts',
        'No letter, digit or mark does anything outside of a field or program.',
      ),
      met('2.2.1', 'Timing adjustable', 'Nothing has a time limit.'),
      met(
        '2.2.2',
        'Pause, stop, hide',
        'All that moves has Pause. Where the system asks for less motion, nothing moves before Play is pressed.',
      ),
      met('2.3.1', 'Three flashes', 'Nothing flashes.'),
      met('2.4.1', 'Bypass blocks', 'The first press of Tab offers to skip to the content.'),
      met('2.4.2', 'Page titled', 'Each page has a title of its own.'),
      met(
        '2.4.3',
        'Focus order',
        'It is the order of reading. What is removed hands the focus on.',
      ),
      met('2.4.4', 'Link purpose', 'A link says where it leads, by itself or with its sentence.'),
      met(
        '2.4.5',
        'Multiple ways',
        'The list of chapters, the search, the list of all figures and that of all functions.',
      ),
      met('2.4.6', 'Headings and labels', 'They name what they stand for.'),
      met('2.4.7', 'Focus visible', 'A ring around the thing, in light, dark and forced colours.'),
      met(
        '2.4.11',
        'Focus not obscured',
        'The bar, a drawing that stays and the buttons of the steps never lie over it.',
      ),
      met(
        '2.5.1',
        'Pointer gestures',
        'One finger is enough for everything, and no path has to be drawn.',
      ),
      met(
        '2.5.2',
        'Pointer cancellation',
        'A button acts when it is let go. Escape takes a drag back, Reset all that was moved.',
      ),
      met('2.5.3', 'Label in name', 'The name of a control holds the words that are seen on it.'),
      met('2.5.4', 'Motion actuation', 'Shaking or tilting the device does nothing.'),
      met(
        '2.5.7',
        'Dragging movements',
        'Whatever is dragged can be typed as a number, moved by arrow keys, or put down by a tap.',
      ),
      met(
        '2.5.8',
        'Target size (minimum)',
        '24 by 24 pixels, or as much room around it; links in a sentence are as high as its line.',
      ),
    ],
  },
  {
    name: 'Understandable',
    criteria: [
      met('3.1.1 3.1.2', 'Language of page and parts', 'English, and marked so.'),
      met(
        '3.2.1 3.2.2',
        'On focus, on input',
        'Neither opens a page nor moves the focus. A choice changes the thing that it belongs to.',
      ),
      met(
        '3.2.3 3.2.4 3.2.6',
        'Consistent navigation, identification, help',
        'The bar, the list of chapters and the buttons of a figure have the same places and names on all pages.',
      ),
      met(
        '3.3.1 3.3.2 3.3.3',
        'Error identification, labels, suggestions',
        'Each field has a label. What is refused is named in words, with what would be taken, and what was there stays.',
      ),
      met(
        '3.3.4 3.3.7 3.3.8',
        'Error prevention, redundant entry, authentication',
        'Nothing is ordered, sent twice or asked for.',
      ),
    ],
  },
  {
    name: 'Robust',
    criteria: [
      met(
        '4.1.2',
        'Name, role, value',
        'Each control has all three; a handle is a slider that says where it is.',
      ),
      met(
        '4.1.3',
        'Status messages',
        'A new verdict, a step, what was copied, found or refused is said without taking the focus.',
      ),
    ],
  },
];
