export interface Card {
  readonly image: string
  readonly title: string
  readonly subtitle: string
  readonly price: string
}

const NAMES = ['琥珀淡色艾尔', '海盐西柚古斯', '双倍干投印度淡色艾尔', '烟熏波特', '比利时小麦']

/** The same products for every engine. One picture for all: what is measured is drawing, not a network. */
export const makeCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({
    image: '/picture.svg',
    title: `${NAMES[index % NAMES.length]} ${index}`,
    subtitle: `精酿啤酒 · ${(4 + (index % 50) / 10).toFixed(1)}% · 330 ml`,
    price: `¥${(18 + (index % 70)).toFixed(2)}`,
  }))
