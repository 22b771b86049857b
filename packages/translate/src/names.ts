/** For example, "boxIntersectsCircle" becomes "box_intersects_circle". */
export const snake = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

export const pascal = (name: string): string => {
  const camel = name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

export const camel = (name: string): string => {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
};

/** Appends an underscore to a reserved name. */
export const unreserved = (name: string, reserved: ReadonlySet<string>): string =>
  reserved.has(name) ? `${name}_` : name;

/** Words of our variables that windows.h defines as macros. */
export const macrosOfWindows = ['far', 'near', 'small'];
