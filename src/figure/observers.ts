// A browser without these two gets stand-ins: everything counts as in sight, and nothing changes its size.
// So what waits for them begins at once.
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
