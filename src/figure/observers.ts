// Substitutes for browsers without these two. Everything counts as visible and no size changes, so
// code that waits for visibility starts at once.
const scope = window as { IntersectionObserver?: unknown; ResizeObserver?: unknown };
const nothing = () => {};

type Callback = (entries: readonly { isIntersecting: true; target: Element }[]) => void;

scope.IntersectionObserver ??= class {
  observe: (target: Element) => void;
  unobserve = nothing;
  disconnect = nothing;

  constructor(callback: Callback) {
    this.observe = (target) => queueMicrotask(() => callback([{ isIntersecting: true, target }]));
  }
};
scope.ResizeObserver ??= class {
  observe = nothing;
  disconnect = nothing;
};
