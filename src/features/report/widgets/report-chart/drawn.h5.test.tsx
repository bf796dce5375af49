import { act, fireEvent } from '@testing-library/react'
import { drawExample, seen } from '../../../../engine/testing/seen'
import { reportChart } from '.'

// What is drawn: a browser's canvas is made of paths, so that they can be read.

const all = (selector: string) => [...document.querySelectorAll(selector)]
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
const marks = () => all('.tp-chart__dot, .tp-chart__mark').map((each) => each.getAttribute('style'))
const paths = () => all('svg path').map((path) => path.getAttribute('d') ?? '')

test.each([
  ['line', ['¥3k', '¥2.5k', '¥2k', '¥1.5k'], ['1 Nov', '15 Nov', '30 Nov']],
  ['bar', ['¥40', '¥30', '¥20', '¥10', '¥0'], ['1 Nov', '15 Nov', '30 Nov']],
  ['losses', ['15', '10', '5', '0', '−5', '−10'], ['a', 'b', 'c']],
])('the axes of %s', async (example, ticks, days) => {
  await drawExample(reportChart, example)
  expect(texts('.tp-chart__tick-text')).toEqual(ticks)
  expect(texts('.tp-chart__days > *')).toEqual(days)
})

test.each([
  ['line', ['M16.7,320L50,285.6L83.3,252.9L116.7,223.3L150,198.2L183.3,178.8']],
  [
    'bar',
    [
      'M6.3 220h20.7V400h-20.7ZM39.7 168.3h20.7V400h-20.7ZM73 116.6h20.7V400h-20.7Z',
      'M6.3 156h20.7V220h-20.7ZM106.3 140.9h20.7V204.9h-20.7ZM206.3 125.8h20.7V189.8h-20.7Z',
    ],
  ],
  ['losses', ['M63.3 48h206.7V240h-206.7ZM396.7 240h206.7V352h-206.7Z']],
  [
    'pie',
    [
      'M0,-100A100,100,0,1,1,-23.7,97.1L-14.2,58.3A60,60,0,1,0,0,-60Z',
      'M-23.7,97.1A100,100,0,0,1,-61.2,-79.1L-36.7,-47.5A60,60,0,0,0,-14.2,58.3Z',
      'M-61.2,-79.1A100,100,0,0,1,0,-100L0,-60A60,60,0,0,0,-36.7,-47.5Z',
    ],
  ],
])('the shapes of %s begin so', async (example, shapes) => {
  await drawExample(reportChart, example)
  expect(paths().map((path, at) => path.slice(0, shapes[at]?.length))).toEqual(shapes)
})

test.each([
  ['line', 30, 0, '1 Nov 2026 | Balance | ¥1,800.00', ['left: 1.7%;', 'left: 1.7%; bottom: 20%;']],
  ['line', 30, 1, '2 Nov 2026 | Balance | ¥1,928.96', ['left: 5%;', 'left: 5%; bottom: 28.6%;']],
  [
    'line',
    30,
    29,
    '30 Nov 2026 | Balance | ¥2,999.23',
    ['left: 98.3%;', 'left: 98.3%; bottom: 99.9%;'],
  ],
  ['bar', 30, 0, '1 Nov 2026 | Devices | ¥18.00 | Referrals | ¥6.40', ['left: 1.7%;']],
  ['bar', 30, 29, '30 Nov 2026 | Devices | ¥27.93 | Referrals | ¥0.00', ['left: 98.3%;']],
  ['losses', 3, 0, 'a | Value | 12', ['left: 16.7%;']],
  ['losses', 3, 1, 'b | Value | −7', ['left: 50%;']],
  ['losses', 3, 2, 'c | Value | —', ['left: 83.3%;']],
])('%s of %i places, tapped at %i', async (example, places, at, read, marked) => {
  await drawExample(reportChart, example)
  const hits = all('.tp-chart__hit')
  expect(hits).toHaveLength(places)
  await act(async () => void fireEvent.click(hits[at] as Element))
  expect(all('[role=status]').flatMap((each) => seen(each))).toEqual(read.split(' | '))
  expect(marks()).toEqual(marked)
})
