import { regionText } from './queries'

test.each([
  [{ province: '广东省', city: '广州市', area: '天河区' }, '广东省 广州市 天河区'],
  [{ province: '北京市', city: '北京市', area: '东城区' }, '北京市 东城区'],
  [{ province: '广东省', city: '东莞市', area: '东莞市' }, '广东省 东莞市'],
  [{ province: '广东省', city: '', area: '天河区' }, '广东省 天河区'],
  [{ province: '', city: '', area: '' }, ''],
  // Only neighbours are the same place.
  [{ province: '吉林', city: '长春市', area: '吉林' }, '吉林 长春市 吉林'],
])('%j is %p', (place, text) => {
  expect(regionText(place)).toBe(text)
})
