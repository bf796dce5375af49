/** @jest-environment node */
import { picture } from './index'
import { posterId } from './poster'

const invitation = {
  template: 'tulip.6.golden-hop',
  language: 'zh',
  avatarId: '1001',
  name: '林夏',
  headline: '第一杯，我请',
  content: 'http://127.0.0.1:4000/#/user/reg?parentId=1001',
  house: 'Taproom',
} as const

const draw = (change: Partial<typeof invitation> | { name: string } = {}) =>
  picture(`/pictures/poster/${posterId({ ...invitation, ...change })}.svg?w=600`)

test('says who invites, in words that cannot leave their place', () => {
  expect(draw()).toContain('>林夏</text>')
  expect(draw({ name: '<b>&"' })).toContain('>&#60;b&#62;&#38;&#34;</text>')
})

test('a long name is cut', () => {
  expect(draw({ name: 'Annabelle Featherstonehaugh' })).toContain('>Annabelle Feathers…</text>')
})

test('has the size of a poster', () => {
  expect(draw()).toContain('width="600" height="900"')
})

test.each([
  'tulip.6.golden-hop.zh.1001.00.00',
  'mug.6.x.zh.1001.41.41.41',
  'tulip.99.x.zh.1001.41.41.41',
  'tulip.6.x.fr.1001.41.41.41',
])('of %s there is none', (id) => {
  expect(picture(`/pictures/poster/${id}.svg`)).toBeUndefined()
})

test('a template shows nobody', () => {
  expect(picture('/pictures/scene/tulip.6.golden-hop.svg')).not.toContain('<text')
  expect(picture('/pictures/scene/mug.6.golden-hop.svg')).toBeUndefined()
})
