import { circle, ellipse, line, path, rect } from './svg'

const INK = '#a8998a'
const WARM = '#e9a36b'
const SOFT = '#efe6dc'

const ground = ellipse(200, 250, 130, 10, SOFT)

/** Two-colour line drawings for states in which there is nothing to show. */
const DRAW: Readonly<Record<string, () => string>> = {
  plate: () =>
    ground +
    ellipse(200, 214, 108, 30, 'none', `stroke="${INK}" stroke-width="4"`) +
    ellipse(200, 210, 66, 16, 'none', `stroke="${INK}" stroke-width="4"`) +
    line(
      'M164 150h72l-8 62h-56zM164 150c-4-16 12-22 20-16 4-14 26-12 28 0 14-6 28 4 24 16',
      INK,
      4,
    ) +
    line('M180 168l4 30M200 168v30M220 168l-4 30', WARM, 4),
  orders: () =>
    ground +
    line('M140 70h120v172l-20-14-20 14-20-14-20 14-20-14-20 14z', INK, 4) +
    line('M164 106h72M164 134h72M164 162h40', WARM, 4),
  search: () =>
    ground +
    circle(186, 140, 58, 'none', `stroke="${INK}" stroke-width="4"`) +
    line('M228 182l44 44', INK, 10) +
    line('M164 118h44l-6 46h-32zM164 118c0-12 14-14 20-8 6-8 24-4 24 8', WARM, 4),
  cart: () =>
    ground +
    path(
      'M120 120h160v110a10 10 0 0 1-10 10H130a10 10 0 0 1-10-10z',
      'none',
      `stroke="${INK}" stroke-width="4"`,
    ) +
    line('M120 150h160M200 120v120', INK, 4) +
    line('M156 116V88h-4V70h20v18h-4v28M228 116V88h-4V70h20v18h-4v28', WARM, 4),
  network: () =>
    ground +
    line('M96 130q104-88 208 0M130 168q70-58 140 0M164 206q36-30 72 0', INK, 4) +
    circle(200, 234, 7, WARM) +
    line('M268 70l-136 160', WARM, 5),
  address: () =>
    ground +
    line('M200 232c-44-50-62-76-62-102a62 62 0 0 1 124 0c0 26-18 52-62 102z', INK, 4) +
    circle(200, 130, 24, 'none', `stroke="${WARM}" stroke-width="4"`),
  wallet: () =>
    ground +
    rect(108, 104, 184, 126, 'none', `rx="14" stroke="${INK}" stroke-width="4"`) +
    line('M108 132h184M126 104l120-38 12 38', INK, 4) +
    rect(238, 162, 54, 34, 'none', `rx="10" stroke="${WARM}" stroke-width="4"`) +
    circle(256, 179, 4, WARM),
}

/** 400 × 300 on nothing: it sits on the page in both themes. */
export function empty(id: string): string | undefined {
  return DRAW[id]?.()
}
