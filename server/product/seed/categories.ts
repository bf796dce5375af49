import { packText } from '../../database/l10n'
import type { SeedSection } from '../../seed'
import { both } from './rows'

type Row = readonly [id: string, icon: string, en: string, zh: string]

/** Two levels; a second-level id begins with its parent's. Icons name pictures of the kind `category`. */
const CATEGORIES: readonly Row[] = [
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
]

export const categoriesSeed: SeedSection = {
  name: 'categories',
  async run({ db }) {
    const values = CATEGORIES.map(([id, icon, en, zh], position) => ({
      id,
      parentId: id.slice(0, -1),
      name: packText(both(en, zh)),
      icon: `/pictures/category/${icon}.svg`,
      position,
    }))
    await db.insertInto('categories').values(values).execute()
  },
}
