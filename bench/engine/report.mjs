import { goals, setting, table } from '../lib/report.mjs'
import { medians, spread } from '../lib/stats.mjs'

const TITLES = {
  taproom: 'Taproom engine',
  'taproom-again': 'Taproom engine, definition compiled before',
  'taproom-all': 'Taproom engine, everything drawn at once',
  plain: 'React',
  windowed: 'React, windowed list',
  sdui: 'ten-line walker (React)',
  divkit: 'DivKit 31.13 (web)',
}

/** The measured samples (key: `rate count engine`) as Markdown. */
export function report({ samples, bundles, sizes, chromium, runs, cpu }) {
  const figures = new Map([...samples].map(([key, records]) => [key, medians(records)]))
  const get = (rate, count, name) => figures.get(`${rate} ${count} ${name}`)
  const ms = (rate, count, name) => get(rate, count, name)?.ms.median ?? Number.NaN
  const ratio = (rate, count, name, over, overCount = count) =>
    ms(rate, count, name) / ms(rate, overCount, over)
  const kilobytes = (bytes) => bytes / 1024

  const paint = (rate) =>
    table([
      ['paint ms', '30', '300', '3000', '300 ÷ React', '300 ÷ DivKit', '3000 ÷ 30'],
      ...Object.entries(TITLES).map(([name, title]) => [
        title,
        ...[30, 300, 3000].map((count) => cell(get(rate, count, name)?.ms)),
        ...[
          ratio(rate, 300, name, 'plain'),
          ratio(rate, 300, name, 'divkit'),
          ratio(rate, 3000, name, name, 30),
        ].map((value) => (Number.isNaN(value) ? '–' : value.toFixed(2))),
      ]),
    ])

  const weight = table([
    ['', 'script gzip KB', 'DOM nodes 30 / 300 / 3000', 'heap + MB 30 / 300 / 3000'],
    ...Object.entries(TITLES).map(([name, title]) => [
      title,
      kilobytes(bundles.get(name).gzip).toFixed(1),
      [30, 300, 3000].map((count) => get(1, count, name)?.nodes.median ?? '–').join(' / '),
      [30, 300, 3000]
        .map((count) => get(1, count, name)?.heap.median.toFixed(2) ?? '–')
        .join(' / '),
    ]),
  ])

  return `## Rendering: the engine against others

${setting(chromium, `Median of ${runs} interleaved runs with [min..max], a fresh page each; DivKit at 3000: one run.`)}

A page of 30, 300 and 3000 widgets, each a card of six elements (\`box(image 96 × 96 + box(title, subtitle, price))\`) with the same DOM. Paint: the call, the last card's text in the DOM (of a windowed engine: the last in sight), a forced layout, two frames. Our engine's time includes reading, checking and compiling the definition.

### CPU 1 ×

${paint(1)}

${cpu > 1 ? `### CPU ${cpu} ×\n\n${paint(cpu)}\n` : ''}
### Weight

${weight}

DOM nodes are counted 150 ms after the paint, when slices far from the screen are gone again: that is why 'everything drawn' has few.

Engine code of the first page after gzip: contract, reading, keeping, gates, data, drawing and the main package's registry ${kilobytes(sizes.own).toFixed(1)} KB; with the page around them (title bar, states of a page, sheets, notices) ${kilobytes(sizes.shell).toFixed(1)} KB; with all they import, without React, ${kilobytes(sizes.stack).toFixed(1)} KB (validation, query cache, observed stores, HTTP and calls, states and their parts).

${goals([
  ['30 widgets against DivKit', ratio(1, 30, 'taproom', 'divkit'), 0.45],
  ['30 widgets against React', ratio(1, 30, 'taproom', 'plain'), 1.2],
  ['300 widgets against React', ratio(1, 300, 'taproom', 'plain'), 1.2],
  ['300 widgets against React, everything drawn', ratio(1, 300, 'taproom-all', 'plain'), 1.2],
  ['300 widgets against DivKit', ratio(1, 300, 'taproom', 'divkit'), 0.3],
  ['3000 widgets against 30', ratio(1, 3000, 'taproom', 'taproom', 30), 1.3],
  [
    '3000 widgets against 30, compiled before',
    ratio(1, 3000, 'taproom-again', 'taproom-again', 30),
    1.3,
  ],
  ['DOM nodes at 3000', get(1, 3000, 'taproom').nodes.median, 600, 0],
  ['heap for 3000', get(1, 3000, 'taproom').heap.median, 4, 2, ' MB'],
  ['engine and registry code', kilobytes(sizes.own), 8, 1, ' KB'],
])}`
}

const cell = (figures) => (figures ? spread(figures) : '–')
