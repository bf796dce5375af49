import { readPath } from './json'
import { checkCode, checkMobile, checkPassword, checkSearchUrl, checkUsername } from './validation'
import zhHans from './validation.zh-Hans.json'

const sentence = (key: string | undefined) => key && readPath({ validation: zhHans }, key)

test.each([
  ['', '手机号不能为空'],
  ['12800138000', '请输入正确的手机号'],
  ['1380013800', '请输入正确的手机号'],
  ['138001380000', '请输入正确的手机号'],
  ['a3800138000', '请输入正确的手机号'],
  ['13800138000', undefined],
  ['19912345678', undefined],
])('says of the mobile number "%s": %s', (mobile, said) => {
  expect(sentence(checkMobile(mobile))).toBe(said)
})

test.each([
  ['', '验证码不能为空'],
  ['12345', '验证码不能少于6位数字'],
  ['12345a', '验证码不能少于6位数字'],
  ['123456', undefined],
])('says of the code "%s": %s', (code, said) => {
  expect(sentence(checkCode(code))).toBe(said)
})

test.each([
  ['', '密码不能为空'],
  ['12345', '密码最短为六位数'],
  ['123456', undefined],
])('says of the password "%s": %s', (password, said) => {
  expect(sentence(checkPassword(password))).toBe(said)
})

test.each([
  ['', '用户名不能为空'],
  ['   ', '用户名不能为空'],
  ['ab', '用户名最短为 3 个字符'],
  ['abc', undefined],
])('says of the user name "%s": %s', (username, said) => {
  expect(sentence(checkUsername(username))).toBe(said)
})

test.each([
  ['', '搜索地址不能为空'],
  ['views/index?keyword=', '搜索地址必须以 / 开头'],
  ['/views/index', '搜索地址必须包含 ?'],
  ['/views/index?keyword', '搜索地址必须以 = 结尾'],
  ['/views/index?keyword=', undefined],
])('says of the search address "%s": %s', (url, said) => {
  expect(sentence(checkSearchUrl(url))).toBe(said)
})
