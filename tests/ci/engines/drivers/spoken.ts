// What a screen reader is given of a page, the same for all three engines.

/** One thing that is said, in the order of the page. */
export interface Spoken {
  /** As ARIA has it: "slider". */
  readonly role: string;
  readonly name: string;
  /** Of a slider its words, of a field its text; "" for what has none. */
  readonly value: string;
  /** Of a heading; 0 for all else. */
  readonly level: number;
  /** Of a control; none in WebKit, whose driver does not tell them. */
  readonly states: readonly State[];
}

/** In the words of a screen reader. A control that can be pressed or checked is one of the two. */
export type State =
  | 'expanded'
  | 'collapsed'
  | 'pressed'
  | 'not pressed'
  | 'checked'
  | 'not checked'
  | 'partly checked'
  | 'current'
  | 'invalid'
  | 'disabled';

/** What the engines call otherwise than ARIA, or than each other. */
const otherNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'summary',
  'disclosure triangle': 'summary',
  image: 'img',
};

/** What a reader acts upon. */
export const controls =
  /^(link|button|slider|textbox|searchbox|combobox|checkbox|radio|summary|switch|spinbutton)$/;

/** What a reader finds the way by. */
const places = /^(main|navigation|banner|contentinfo|region|heading|figure|dialog|status|alert)$/;

const squeezed = (words: string) =>
  words.replaceAll(/[\s\u200B-\u200D\u2060-\u2064]+/g, ' ').trim();

/** What is worth writing down: controls, places, and groups that have a name. */
export function spokenOf(all: readonly Spoken[]): Spoken[] {
  return all
    .map((one) => ({ ...one, role: otherNames[one.role] ?? one.role }))
    .map(({ role, name, value, level, states }) => ({
      role,
      name: squeezed(name),
      value: /^(slider|textbox|searchbox|combobox)$/.test(role) ? squeezed(value) : '',
      level,
      states: controls.test(role) ? states : [],
    }))
    .filter(
      ({ role, name }) =>
        controls.test(role) || places.test(role) || (/^(group|img|list|table)$/.test(role) && name),
    );
}

/** As it is written down: `slider "point p": x 62, y 49`, `button "apart" [not pressed]`. */
export function inWords({ role, name, value, level, states }: Spoken): string {
  const named = `${role}${level ? ` ${level}` : ''}${name && ` "${name}"`}`;
  return `${named}${states.length > 0 ? ` [${states.join(', ')}]` : ''}${value && `: ${value}`}`;
}
