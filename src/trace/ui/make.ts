type Tags = HTMLElementTagNameMap;

export function make<Tag extends keyof Tags>(
  tag: Tag,
  properties: Partial<Tags[Tag]> = {},
  ...children: readonly (Node | string)[]
): Tags[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function makeButton(text: string, label: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', ariaLabel: label }, text);
  button.addEventListener('click', press);
  return button;
}
