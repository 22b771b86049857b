// What a screen reader receives from a page, the same for all three engines.

/** One item, in page order. */
export interface Spoken {
  /** An ARIA role such as "slider". */
  readonly role: string;
  readonly name: string;
  /** A slider's value text or a field's content, otherwise "". */
  readonly value: string;
  /** A heading's level, otherwise 0. */
  readonly level: number;
  /** A control's states. WebKit's driver does not report them. */
  readonly states: readonly State[];
}

/** A control that can be pressed or checked has exactly one of the two states. */
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

/** Roles whose names differ from ARIA or between engines. */
const otherNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'summary',
  'disclosure triangle': 'summary',
  image: 'img',
};

/** Roles that a reader can act on. */
export const controls =
  /^(link|button|slider|textbox|searchbox|combobox|checkbox|radio|summary|switch|spinbutton)$/;

/** Roles that help a reader to navigate. */
const places = /^(main|navigation|banner|contentinfo|region|heading|figure|dialog|status|alert)$/;

const squeezed = (words: string) =>
  words.replaceAll(/[\s\u200B-\u200D\u2060-\u2064]+/g, ' ').trim();

/** The items worth recording: controls, landmarks, and named groups. */
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

/** Formats an item: `slider "point p": x 62, y 49`, `button "apart" [not pressed]`. */
export function inWords({ role, name, value, level, states }: Spoken): string {
  const named = `${role}${level ? ` ${level}` : ''}${name && ` "${name}"`}`;
  return `${named}${states.length > 0 ? ` [${states.join(', ')}]` : ''}${value && `: ${value}`}`;
}
