import type { L10nText } from '../database/l10n'
import { posterId } from '../pictures/poster'

interface Template {
  readonly id: string
  /** The id of its scene: `<glass>.<srm>.<words>`. */
  readonly scene: string
  readonly name: L10nText
}

const template = (at: number, scene: string, en: string, zh: string): Template => ({
  id: String(at),
  scene,
  name: { en, 'zh-Hans': zh },
})

/** More than a page of 15, so that the list grows. */
export const TEMPLATES: readonly Template[] = [
  template(1, 'tulip.6.golden-hop', 'First glass is on me', '第一杯，我请'),
  template(2, 'weizen.4.morning-wheat', 'Wheat for a slow morning', '小麦的早晨'),
  template(3, 'snifter.38.night-lantern', 'Come by after dark', '入夜来坐坐'),
  template(4, 'pilsner.3.river-quay', 'Meet me by the river', '江边见'),
  template(5, 'pint.12.red-flame', 'Round by the fire', '围炉一杯'),
  template(6, 'stange.5.white-flower', 'Spring in a glass', '杯中春色'),
  template(7, 'tulip.8.citrus-sun', 'Something with citrus', '柑橘的夏天'),
  template(8, 'stein.10.harvest-barn', 'To the harvest', '敬丰收'),
  template(9, 'snifter.30.old-cellar', 'Out of the cellar', '窖藏开封'),
  template(10, 'pint.7.cloud-terrace', 'Up in the clouds', '云上小酌'),
  template(11, 'weizen.5.lychee-bird', 'A bird told me', '有鸟捎信'),
  template(12, 'pilsner.4.sea-salt', 'Salt and lime', '海盐与青柠'),
  template(13, 'tulip.18.berry-moon', 'Berries by moonlight', '月下莓果'),
  template(14, 'stange.3.pine-white', 'Straight from the woods', '松林来信'),
  template(15, 'pint.25.coffee-bean', 'Coffee, but beer', '咖啡与世涛'),
  template(16, 'tulip.14.autumn-leaf', 'Leaves are turning', '一叶知秋'),
  template(17, 'snifter.20.star-abbey', 'Under the arches', '修院星光'),
  template(18, 'weizen.3.harbour-boat', 'All aboard', '登船启航'),
]

interface Inviter {
  readonly language: 'en' | 'zh'
  /** Of the drawn avatar, or anything that one can be drawn from. */
  readonly avatarId: string
  readonly name: string
  readonly content: string
}

/** Path of the poster of a template with the inviter on it. */
export function posterPath({ scene, name }: Template, inviter: Inviter): string {
  const headline = inviter.language === 'zh' ? name['zh-Hans'] : name.en
  return `/pictures/poster/${posterId({ ...inviter, template: scene, headline })}.svg`
}
