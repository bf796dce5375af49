import { BANKS, bankByNumber, bankOf, groupNumber, readCardNumber } from './banks'

/** How cards begin, by the code that is kept, with the names people read. */
const KNOWN = [
  ['ICBC', 'ICBC', '工商银行', 'red', ['622202', '622208', '621226']],
  ['ABC', 'Agricultural Bank of China', '农业银行', 'green', ['622848', '622845', '623052']],
  ['BOC', 'Bank of China', '中国银行', 'red', ['621661', '621660', '456351']],
  ['CCB', 'China Construction Bank', '建设银行', 'blue', ['622700', '621700', '436742']],
  ['COMM', 'Bank of Communications', '交通银行', 'blue', ['622262', '622260', '622258']],
  ['PSBC', 'Postal Savings Bank', '邮储银行', 'green', ['622188', '621096', '622150']],
  ['CMB', 'China Merchants Bank', '招商银行', 'red', ['622588', '622580', '621483']],
  ['CITIC', 'China CITIC Bank', '中信银行', 'red', ['622690', '622696']],
  ['CEB', 'China Everbright Bank', '光大银行', 'amber', ['622660', '622662']],
  ['CMBC', 'China Minsheng Bank', '民生银行', 'green', ['622622', '622617']],
  ['SPDB', 'SPD Bank', '浦发银行', 'blue', ['622521', '622518']],
  ['CIB', 'Industrial Bank', '兴业银行', 'blue', ['622909', '622908']],
  ['PAB', 'Ping An Bank', '平安银行', 'brand', ['622298', '622986']],
  ['GDB', 'China Guangfa Bank', '广发银行', 'red', ['622568', '622556']],
] as const

test('these banks are offered, in this order', () => {
  expect(BANKS.map(({ code }) => code)).toEqual(KNOWN.map(([code]) => code))
})

test.each(KNOWN)(
  '%s is known by its code, its names and its cards',
  (code, en, zh, tone, prefixes) => {
    const known = { code, tone, name: { en, 'zh-Hans': zh } }
    for (const kept of [code, en, zh]) expect(bankOf('bank', kept)).toMatchObject(known)
    for (const prefix of prefixes) {
      expect(bankByNumber(`${prefix}0000000001`)).toMatchObject(known)
      expect(bankByNumber(`1${prefix}`)).toBeUndefined()
    }
  },
)

test('services are no banks, and a bank nobody knows keeps its name', () => {
  expect(bankOf('alipay', 'ICBC')).toMatchObject({
    code: 'ALIPAY',
    tone: 'blue',
    name: { en: 'Alipay' },
  })
  expect(bankOf('wechat', '')).toMatchObject({
    code: 'WECHAT',
    tone: 'green',
    name: { en: 'WeChat Pay' },
  })
  expect(bankOf('bank', '村镇银行')).toMatchObject({
    code: '村镇银行',
    tone: 'plain',
    prefixes: [],
    name: { en: '村镇银行', 'zh-Hans': '村镇银行' },
  })
})

test.each([
  ['', ''],
  ['6222', '6222'],
  ['62220', '6222 0'],
  ['6222021234567890123', '6222 0212 3456 7890 123'],
])('%s is grouped as “%s”', (typed, grouped) => {
  expect(groupNumber(typed)).toBe(grouped)
})

test('of what is pasted the first nineteen digits are read', () => {
  expect(readCardNumber(' 6222-0212 3456 7890 123 456')).toBe('6222021234567890123')
})
