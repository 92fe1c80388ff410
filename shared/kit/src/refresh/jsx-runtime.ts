import { type ElementType, Fragment, createElement } from 'react';

export { Fragment };

/** JSX of a build that is made on the fly: by `createElement`, in which the page's client puts stand-ins for components. */
export function jsx(type: ElementType, props: object, key?: string) {
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { jsx as jsxDEV, jsx as jsxs };
