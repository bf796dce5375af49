import type { L10nText } from '../../../database/l10n'
import { hash } from '../../../pictures/svg'
import { type Choice, type Goods, pack } from '../goods'
import { both } from '../rows'
import { DARK } from './dark'
import { GREEN } from './green'
import { OOLONG } from './oolong'
import type { TeaRow } from './rows'

const weight = (grams: number, factor: number): Choice => ({
  text: both(`${grams} g`, `${grams} 克`),
  factor,
})

/** What a tea is sold as: cakes whole, boxes as they are, the others by weight. */
function choicesOf({ container, classId, name }: TeaRow): readonly [Choice[], Choice[]] {
  if (classId === '61') return [[weight(200, 1)], [pack(1, 'set', '盒'), pack(2, 'set', '盒', 1.9)]]
  if (container === 'cake') {
    return [
      [weight(hash(name) % 2 === 0 ? 357 : 200, 1)],
      [pack(1, 'cake', '饼'), pack(7, 'cake', '饼', 6.3)],
    ]
  }
  const sizes = [weight(50, 1), weight(100, 1.9)]
  return [
    hash(name) % 3 === 0 ? [...sizes, weight(250, 4.4)] : sizes,
    [pack(1, 'tin', '罐'), pack(3, 'tin', '罐', 2.8)],
  ]
}

const gramsOf = ({ container }: TeaRow) => (container === 'cake' ? 7 : 4)

const timeOf = ({ seconds }: TeaRow): L10nText =>
  seconds < 120
    ? both(`${seconds} s`, `${seconds} 秒`)
    : both(`${seconds / 60} min`, `${seconds / 60} 分钟`)

function descriptionOf(row: TeaRow, locale: 'en' | 'zh-Hans'): string {
  const words = {
    en: [
      'In the cup',
      'At the table',
      'How to make it',
      'Goes well with',
      'Keep dry, dark and away from spices.',
    ],
    'zh-Hans': ['杯中', '餐桌上', '如何冲泡', '适合搭配', '请干燥、避光、远离异味保存。'],
  }[locale]
  return (
    `<h3>${words[0]}</h3><p>${row.note[locale]}</p>` +
    `<h3>${words[1]}</h3><p>${words[3]}: <strong>${row.pairing[locale]}</strong></p>` +
    `<h3>${words[2]}</h3><ul><li>${gramsOf(row)} g, 150 ml, ${row.celsius} °C, ${timeOf(row)[locale]}</li><li>${words[4]}</li></ul>`
  )
}

/** What a tea house sells, in the house of the first brand's classes by number: coupons and grids name them. */
export const TEAS: Goods<TeaRow> = {
  rows: [...GREEN, ...OOLONG, ...DARK],
  pictures: ['tea', 'cup', 'label'],
  options: [both('Weight', '净重'), both('Pack', '包装')],
  choicesOf,
  descriptionOf,
  attributesOf: (row) => [
    { name: both('Origin', '产地'), value: row.origin },
    {
      name: both('Leaf', '投茶'),
      value: both(`${gramsOf(row)} g for 150 ml`, `150 毫升投 ${gramsOf(row)} 克`),
    },
    { name: both('Water', '水温'), value: both(`${row.celsius} °C`, `${row.celsius} °C`) },
    { name: both('First cup', '首泡'), value: timeOf(row) },
  ],
  classes: [
    ['1', 'tea-leaf', 'Green', '绿茶'],
    ['11', 'tea-fire', 'Pan-fired', '炒青'],
    ['12', 'tea-cloud', 'Steamed & baked', '蒸青与烘青'],
    ['13', 'tea-bamboo', 'Before the rains', '明前与雨前'],
    ['2', 'tea-blossom', 'White & yellow', '白茶与黄茶'],
    ['21', 'tea-moon', 'White tea', '白茶'],
    ['22', 'tea-sun', 'Yellow tea', '黄茶'],
    ['3', 'tea-mountain', 'Oolong', '乌龙'],
    ['31', 'tea-orchid', 'Light oolong', '清香乌龙'],
    ['32', 'tea-cliff', 'Rock & single bush', '岩茶与单丛'],
    ['4', 'tea-dawn', 'Black', '红茶'],
    ['41', 'tea-dawn', 'Black tea', '工夫红茶'],
    ['42', 'tea-pine', 'Smoked & spiced', '烟熏与花香'],
    ['5', 'tea-night', 'Pu’er & dark', '普洱与黑茶'],
    ['51', 'tea-peak', 'Raw pu’er', '生普'],
    ['52', 'tea-midnight', 'Ripe pu’er', '熟普'],
    ['53', 'tea-lantern', 'Dark tea', '黑茶'],
    ['6', 'tea-jasmine', 'Blossom & boxes', '花茶与礼盒'],
    ['61', 'tea-gift', 'Gift boxes', '礼盒'],
    ['62', 'tea-field', 'No caffeine', '无咖啡因'],
    ['63', 'tea-orchid', 'Blossom tea', '花茶'],
  ],
}
