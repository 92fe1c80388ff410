import type { Page } from 'playwright-core';

/**
 * Elements that are laid out on a page and draw nothing: a shape of a picture without fill or stroke, a picture that did not load, an empty
 * element that should be a drawing and has no colour, border, shadow or picture; and a class whose sheet was not shipped. One line
 * for each kind, and how often it is there.
 */
export async function unpainted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text, use, image';
    // Shapes that are drawn elsewhere, by reference.
    const kept = 'defs, symbol, pattern, clipPath, mask, marker, linearGradient, radialGradient';
    const found = new Map<string, number>();
    const tell = (what: string, element: Element) => {
      const owner = element.closest('svg')?.parentElement ?? element.parentElement;
      const of = owner ? `${owner.localName}.${owner.className}` : '';
      const line = `${what} <${element.localName} class="${element.getAttribute('class') ?? ''}"> in ${of}`;
      found.set(line, (found.get(line) ?? 0) + 1);
    };

    const alpha = (color: string): number => {
      if (color === 'none' || color === 'transparent') return 0;
      const parts = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(color);
      return parts ? Number(parts[1] ?? parts[2]) : 1;
    };
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const box = (element: Element) => element.getBoundingClientRect();

    /** Whether one side of a box has a border that can be seen. */
    const bordered = (style: CSSStyleDeclaration) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          parseFloat(style[`border${side}Width`]) > 0 &&
          alpha(style[`border${side}Color`]) > 0,
      );
    const painted = (style: CSSStyleDeclaration) =>
      alpha(style.backgroundColor) > 0 ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
      bordered(style);
    const paintedAround = (element: Element) =>
      (['::before', '::after'] as const).some((name) => {
        const style = getComputedStyle(element, name);
        if (style.content === 'none' || style.content === 'normal') return false;
        return style.content !== '""' || painted(style);
      });

    const shapePainted = (shape: Element) => {
      const style = getComputedStyle(shape);
      const { width, height } = box(shape);
      const stroked = alpha(style.stroke) > 0 && style.stroke !== 'none' && parseFloat(style.strokeWidth) > 0;
      const filled = style.fill !== 'none' && alpha(style.fill) > 0 && width > 0 && height > 0;
      return (stroked && Number(style.strokeOpacity) > 0) || (filled && Number(style.fillOpacity) > 0);
    };

    for (const svg of document.querySelectorAll('svg')) {
      if (!seen(svg)) continue;
      const { width, height } = box(svg);
      if (width === 0 || height === 0) {
        tell('no size', svg);
        continue;
      }
      for (const shape of svg.querySelectorAll(shapes)) {
        if (shape.closest(kept) || !seen(shape)) continue;
        if (shape.localName === 'use') {
          const target = document.querySelector(shape.getAttribute('href') ?? '-');
          if (!target) tell('a reference that leads nowhere', shape);
        } else if (shape.localName !== 'image' && !shapePainted(shape)) tell('no paint', shape);
      }
    }

    for (const image of document.querySelectorAll('img')) {
      if (seen(image) && image.complete && image.naturalWidth === 0) tell('a picture that did not load', image);
    }

    for (const element of document.querySelectorAll('i, span, b, div[aria-hidden], s, em')) {
      if (element.children.length > 0 || element.textContent.trim() !== '' || !seen(element)) continue;
      const { width, height } = box(element);
      if (width * height === 0 && !paintedAround(element)) continue;
      if (!painted(getComputedStyle(element)) && !paintedAround(element)) tell('an empty element', element);
    }
    // A class of a CSS module is there because a rule has it: without one in the page, its sheet is missing.
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('');
    for (const element of document.querySelectorAll('body [class]')) {
      for (const name of element.classList) if (!rules.includes(`.${name}`)) tell(`no rule for ${name}`, element);
    }
    return [...found].map(([line, times]) => `${line} × ${String(times)}`);
  });
}
