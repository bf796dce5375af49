import { newWidget, slotsFor, tiersOf, titleOf } from './catalogue'

const SHOP = ['base', 'commerce']
const ACCOUNT = ['base', 'account']
const ALL = ['base', 'commerce', 'account']

test.each([
  ['/pages/tabbar/index', ['base']],
  ['/pages/startup', ['base']],
  ['/pages/auth/profile-auth', ['base']],
  ['/tool/search', ACCOUNT],
  ['/user/address', SHOP],
  ['/user/recharge', SHOP],
  ['/user/setting', ACCOUNT],
  ['/views/user/wechatLogin', ACCOUNT],
  ['/auto/edit', ALL],
  ['/customer/index', ALL],
  ['/zero/index', ALL],
  ['/views/index?url=/user/terms', ALL],
  ['/spring/sale', ALL],
  ['/company/about', SHOP],
])('the page of %s draws the widgets of %j', (url, tiers) => {
  expect(tiersOf(url)).toEqual(tiers)
})

test.each([
  ['banner', 'New here', '新品上市'],
  ['title', 'Title', '标题'],
  ['noticeBar', 'A notice', '一条公告'],
  ['countdown', 'Ends in', '距结束'],
  ['tabs', 'One', '一'],
  ['gridNav', 'Home', '首页'],
  ['menuList', 'Settings', '设置'],
  ['statement', 'Terms', '条款'],
])('a new %s says something', (type, en, zh) => {
  const node = newWidget(type)
  expect([titleOf({ node }, 'en'), titleOf({ node }, 'zh-Hans')]).toEqual([en, zh])
})

test.each([
  ['image', '/pictures/home-1.webp'],
  ['imageCube', []],
  ['richText', '<p>Text</p>'],
  ['video', { src: 'https://example.com/video.mp4' }],
  ['map', { latitude: 31.23, longitude: 121.47 }],
  ['banner', [{ image: '', url: '/pages/tabbar/index' }]],
  ['gridNav', [{ id: '1', icon: 'home', url: '/pages/tabbar/index' }]],
  ['menuList', [{ id: '1', url: '/user/setting' }]],
  ['noticeBar', [{ id: '1' }]],
  ['tabs', [{ key: 'one' }, { key: 'two' }]],
  ['offlinePay', { number: '0' }],
])('a new %s shows something, and leads somewhere', (type, value) => {
  expect(newWidget(type)).toMatchObject({ value, config: { type } })
})

test('a new widget of a package begins as its package says', () => {
  expect(newWidget('ribbon', { value: 0, config: { wide: true } })).toEqual({
    value: 0,
    config: { type: 'ribbon', wide: true },
  })
  expect(newWidget('title', { value: { title: 'Mine' } }).value).toEqual({ title: 'Mine' })
  expect(newWidget('ribbon')).toEqual({ config: { type: 'ribbon' } })
  expect(newWidget('feed')).toEqual({ config: { type: 'feed', feed: 'favorite' } })
})

const both = { en: 'Beer', 'zh-Hans': '啤酒' }

test.each([
  ['its title', { config: { title: both }, value: { title: 'No' } }, '啤酒'],
  ['the title of its content', { config: {}, value: { title: both, name: 'No' } }, '啤酒'],
  ['the name of its content', { value: { name: 'Name', text: 'No' } }, 'Name'],
  ['the text of its content', { value: { text: 'Text' } }, 'Text'],
  ['that of the first entry', { value: [{ title: 'First' }, { title: 'No' }] }, 'First'],
  ['its content itself', { value: 'Cellar' }, 'Cellar'],
  ['the first word of several', { value: ['One', 'Two'] }, 'One'],
  ['nothing for an address', { value: '/pictures/a.webp' }, ''],
  ['nothing for markup', { value: '<p>Text</p>' }, ''],
  ['nothing for a number', { value: 7 }, ''],
  ['nothing where there is none', {}, ''],
  ['what follows an empty title', { config: { title: '' }, value: { title: 'Next' } }, 'Next'],
  ['its own language where that is the only one', { config: { title: { en: 'Beer' } } }, 'Beer'],
])('a widget is told from others by %s', (_, node, title) => {
  expect(titleOf({ node }, 'zh-Hans')).toBe(title)
})

test.each([
  ['group', {}, ['content']],
  ['group', { config: { slots: { content: [], more: [] } } }, ['content', 'more']],
  ['tabs', { value: [{ key: 'one' }, { key: 7 }, 'two'] }, ['one']],
  ['tabs', { value: { key: 'one' } }, []],
  ['list', { value: [{ key: 'one' }] }, []],
  ['list', { config: { slots: 'content' } }, []],
])('the slots of %s in %j are %j', (type, node, slots) => {
  expect(slotsFor(type, node)).toEqual(slots)
})
