import type { L10nText } from '../database/l10n'

/** A poster without the person who invites. */
export interface Template {
  readonly id: string
  /** The id of its scene: `<glass or cup>.<srm>.<words>`. */
  readonly scene: string
  readonly name: L10nText
}

type Row = readonly [scene: string, en: string, zh: string]

const templatesOf = (rows: readonly Row[]): readonly Template[] =>
  rows.map(([scene, en, zh], at) => ({ id: String(at + 1), scene, name: { en, 'zh-Hans': zh } }))

/** More than a page of 15, so that the list grows. */
export const BEER_POSTERS = templatesOf([
  ['tulip.6.golden-hop', 'First glass is on me', '第一杯，我请'],
  ['weizen.4.morning-wheat', 'Wheat for a slow morning', '小麦的早晨'],
  ['snifter.38.night-lantern', 'Come by after dark', '入夜来坐坐'],
  ['pilsner.3.river-quay', 'Meet me by the river', '江边见'],
  ['pint.12.red-flame', 'Round by the fire', '围炉一杯'],
  ['stange.5.white-flower', 'Spring in a glass', '杯中春色'],
  ['tulip.8.citrus-sun', 'Something with citrus', '柑橘的夏天'],
  ['stein.10.harvest-barn', 'To the harvest', '敬丰收'],
  ['snifter.30.old-cellar', 'Out of the cellar', '窖藏开封'],
  ['pint.7.cloud-terrace', 'Up in the clouds', '云上小酌'],
  ['weizen.5.lychee-bird', 'A bird told me', '有鸟捎信'],
  ['pilsner.4.sea-salt', 'Salt and lime', '海盐与青柠'],
  ['tulip.18.berry-moon', 'Berries by moonlight', '月下莓果'],
  ['stange.3.pine-white', 'Straight from the woods', '松林来信'],
  ['pint.25.coffee-bean', 'Coffee, but beer', '咖啡与世涛'],
  ['tulip.14.autumn-leaf', 'Leaves are turning', '一叶知秋'],
  ['snifter.20.star-abbey', 'Under the arches', '修院星光'],
  ['weizen.3.harbour-boat', 'All aboard', '登船启航'],
])

/** Those of the tea house, drawn with its cups. */
export const TEA_POSTERS = templatesOf([
  ['gaiwan.6.jade-leaf', 'First cup is on me', '第一杯，我请'],
  ['teapot.14.morning-sun', 'A pot for a slow morning', '慢慢泡的早晨'],
  ['gaiwan.30.night-lantern', 'Come by after dark', '入夜来坐坐'],
  ['teaglass.3.river-quay', 'Meet me by the river', '江边见'],
  ['teapot.18.red-flame', 'Round by the fire', '围炉一盏'],
  ['teaglass.4.white-flower', 'Spring in a cup', '杯中春色'],
  ['gaiwan.8.citrus-sun', 'Something with tangerine peel', '陈皮的午后'],
  ['teapot.10.harvest-barn', 'To the first flush', '敬头春'],
  ['gaiwan.26.old-arbor', 'Off the shelf, at its age', '老茶开封'],
  ['teaglass.5.cloud-terrace', 'Up in the clouds', '云上小坐'],
  ['gaiwan.5.lychee-bird', 'A bird told me', '有鸟捎信'],
  ['teaglass.3.jasmine-bloom', 'Jasmine at seven', '七点的茉莉'],
  ['gaiwan.16.berry-moon', 'Roses by moonlight', '月下玫瑰'],
  ['teapot.12.pine-white', 'Straight from the woods', '松林来信'],
  ['teapot.25.coffee-bean', 'Not coffee tonight', '今晚不喝咖啡'],
  ['gaiwan.14.autumn-leaf', 'Leaves are turning', '一叶知秋'],
  ['teapot.20.star-abbey', 'Under the arches', '檐下星光'],
  ['teaglass.4.harbour-boat', 'All aboard', '登船启航'],
])
