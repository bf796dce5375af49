import { hash } from '../../pictures/svg'
import { CRISP } from './crisp'
import { DARK } from './dark'
import { type Choice, type Goods, pack } from './goods'
import { HOPPY } from './hoppy'
import { type BeerRow, both } from './rows'
import { SOUR } from './sour'

const volume = (ml: number, factor: number): Choice => ({
  text: both(`${ml} ml`, `${ml} 毫升`),
  factor,
})
/** What a beer is sold as: volumes and packs. More in a pack costs less each. */
function choicesOf({ container, classId, name }: BeerRow): readonly [Choice[], Choice[]] {
  if (classId === '61') {
    return [[volume(330, 1)], [pack(1, 'case', '箱'), pack(2, 'case', '箱', 1.9)]]
  }
  if (container === 'bottle') {
    const large = hash(name) % 2 === 0
    return [
      large ? [volume(330, 1), volume(750, 2.1)] : [volume(330, 1)],
      [
        pack(1, 'bottle', '瓶'),
        pack(4, 'bottle', '瓶', 3.8),
        ...(large ? [] : [pack(12, 'bottle', '瓶', 10.8)]),
      ],
    ]
  }
  const tall = hash(name) % 3 === 0
  return [
    tall ? [volume(330, 1), volume(500, 1.4)] : [volume(330, 1)],
    [pack(1, 'can', '罐'), pack(6, 'can', '罐', 5.6), pack(24, 'can', '罐', 20.9)],
  ]
}

/** Cool for pale beers, cellar warm for strong ones (°C). */
function serving({ abv, srm }: BeerRow): string {
  if (abv > 7.9) return '12–14 °C'
  return srm > 20 ? '9–12 °C' : '5–7 °C'
}

function descriptionOf(row: BeerRow, locale: 'en' | 'zh-Hans'): string {
  const words = {
    en: [
      'In the glass',
      'At the table',
      'How to serve',
      'Goes well with',
      'Serve at',
      'Keep upright, cool and dark. For adults only; please enjoy with care.',
    ],
    'zh-Hans': [
      '杯中',
      '餐桌上',
      '如何饮用',
      '适合搭配',
      '适饮温度',
      '请直立、阴凉、避光保存。未成年人请勿饮酒，理性饮酒。',
    ],
  }[locale]
  return (
    `<h3>${words[0]}</h3><p>${row.note[locale]}</p>` +
    `<h3>${words[1]}</h3><p>${words[3]}: <strong>${row.pairing[locale]}</strong></p>` +
    `<h3>${words[2]}</h3><ul><li>${words[4]} ${serving(row)}</li><li>${words[5]}</li></ul>`
  )
}

/** What the house sells. */
export const BEERS: Goods = {
  rows: [...HOPPY, ...CRISP, ...SOUR, ...DARK],
  pictures: ['beer', 'glass', 'label'],
  options: [both('Volume', '容量'), both('Pack', '包装')],
  choicesOf,
  descriptionOf,
  classes: [
    ['1', 'ipa', 'Hop-forward', '酒花主场'],
    ['11', 'ipa', 'Hazy IPA', '浑浊 IPA'],
    ['12', 'smoked', 'West Coast IPA', '西海岸 IPA'],
    ['13', 'ale', 'Pale ale', '淡色艾尔'],
    ['2', 'lager', 'Light & crisp', '清爽易饮'],
    ['21', 'lager', 'Lager & pilsner', '拉格与皮尔森'],
    ['22', 'tap', 'Kölsch & cream ale', '科隆与奶油艾尔'],
    ['3', 'wheat', 'Wheat & blossom', '小麦与花茶'],
    ['31', 'wheat', 'Wheat beer', '小麦啤酒'],
    ['32', 'tea', 'Tea & blossom', '茶与花'],
    ['4', 'fruit', 'Sour & fruit', '酸与果'],
    ['41', 'fruit', 'Fruit sours', '果味酸啤'],
    ['42', 'sour', 'Gose & Berliner', '古斯与柏林白'],
    ['5', 'stout', 'Dark & strong', '深色与浓烈'],
    ['51', 'stout', 'Stout & porter', '世涛与波特'],
    ['52', 'abbey', 'Abbey & Belgian', '修道院与比利时'],
    ['53', 'stein', 'Amber & smoked', '琥珀与烟熏'],
    ['6', 'mixed', 'Cases & low alcohol', '套装与低醇'],
    ['61', 'gift', 'Mixed cases', '混合装'],
    ['62', 'low', 'Low & no alcohol', '低醇与无醇'],
  ],
}
