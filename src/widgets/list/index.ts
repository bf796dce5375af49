import { defineWidget } from '../../engine/contract'
import { List } from './list'
import { configSchema, valueSchema } from './schema'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

const beers = [
  'Plum Rain',
  'Cellar Door',
  'A beer with a name that needs two lines on a phone',
].map((name, at) => ({
  id: String(at + 1),
  name,
  style: ['Sour', 'Imperial stout', 'Hazy IPA'][at] ?? '',
  image: `/pictures/category/${['sour', 'dark', 'hoppy'][at] ?? ''}.svg`,
  abv: 4.2 + at * 3,
  price: 1_800 + at * 950,
  kinds: at === 1 ? ['cask', 'new'] : ['new'],
}))

/** `list`: records of a light app or of an entity, searched, sorted, changed and deleted. */
export const list = defineWidget(
  {
    type: 'list',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 640,
    examples: {
      full: {
        value: beers,
        config: {
          title: both('On tap', '在售'),
          search: true,
          item: {
            title: 'name',
            sub: 'style',
            image: 'image',
            tags: [
              { path: 'abv', format: 'number', after: '% vol' },
              { path: 'kinds', names: { new: both('New', '新品'), cask: both('Cask', '过桶') } },
            ],
            right: { path: 'price', format: 'money' },
          },
          sorts: [
            { name: both('Name', '名称'), field: 'name', type: 'Asc' },
            { name: both('Price', '价格'), field: 'price', type: 'Desc' },
          ],
        },
      },
      plain: { value: beers, config: {} },
      empty: {
        value: [],
        config: { empty: { title: both('No notes yet', '还没有笔记') } },
      },
    },
  },
  List,
)
