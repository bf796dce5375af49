import type { FormField, FormOption } from '../../src/features/form/rules/types'
import type { L10nText } from '../database/l10n'

const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })
const option = (key: string, en: string, zh: string): FormOption => ({ key, value: both(en, zh) })

type More = Omit<FormField, 'field' | 'type' | 'name'>
const field = (
  name: string,
  type: string,
  en: string,
  zh: string,
  more: More = {},
): FormField & { readonly name: L10nText } => ({ ...more, field: name, type, name: both(en, zh) })
const required = (...[name, type, en, zh, more]: Parameters<typeof field>) =>
  field(name, type, en, zh, { ...more, required: true })
/** Shown while a switch of the same form is on. */
const whileOn = (name: string): FormField['when'] => ({
  logicalOperator: 'and',
  conditions: [{ field: name, operator: 'equal', value: true }],
})

export interface FormSpec {
  readonly name: L10nText
  readonly note?: L10nText
  readonly fields: readonly FormField[]
  readonly sections?: readonly {
    readonly key: string
    readonly title: L10nText
    readonly note?: L10nText
  }[]
}

const identity: FormSpec = {
  name: both('Real-name verification', '实名认证'),
  note: both(
    'Used to check that an account is yours. Your name and number are shown to nobody.',
    '仅用于确认账号归你本人所有，姓名与证件号不对他人展示。',
  ),
  fields: [
    required('name', 'text', 'Name', '姓名', {
      min: 2,
      maxLength: 40,
      placeholder: both('As on your ID card', '与身份证一致'),
    }),
    required('idCard', 'idCard', 'ID card number', '身份证号'),
    field('pictures', 'images', 'ID card, both sides', '身份证正反面', {
      count: 2,
      help: both('Sharp, without glare. You may add them later.', '清晰、无反光，可稍后补充。'),
    }),
    required(
      'agreed',
      'switch',
      'I agree that this data is used for verification',
      '我同意将以上信息用于实名认证',
    ),
  ],
}

const feedback: FormSpec = {
  name: both('Feedback', '意见反馈'),
  fields: [
    field('topic', 'radio', 'Topic', '类型', {
      options: [
        option('beer', 'Beer', '酒款'),
        option('delivery', 'Delivery', '配送'),
        option('device', 'Equipment', '设备'),
        option('other', 'Something else', '其他'),
      ],
    }),
    required('content', 'textarea', 'What is it about?', '反馈内容', {
      maxLength: 1000,
      placeholder: both('The more exact, the better we can help', '说得越具体，我们越能帮上忙'),
    }),
    field('pictures', 'images', 'Pictures', '图片', { count: 4 }),
    field('contact', 'text', 'How to reach you', '联系方式', {
      placeholder: both('Mobile number or e-mail', '手机号或邮箱'),
    }),
  ],
}

const merchantEssential: FormSpec = {
  name: both('Basic merchant info', '商家基本信息'),
  fields: [
    required('name', 'text', 'Shop name', '店铺名称', { maxLength: 30 }),
    required('mobile', 'mobile', 'Mobile number', '手机号'),
    field('region', 'region', 'Region', '所在地区', { level: 3 }),
    required('address', 'text', 'Address', '地址', {
      placeholder: both('Street and number', '街道、门牌号'),
    }),
  ],
}

const merchantInformation: FormSpec = {
  name: both('Merchant information', '商家信息'),
  fields: [
    field('logo', 'images', 'Sign', '门头照', { count: 1 }),
    required('intro', 'textarea', 'About the shop', '店铺介绍', { maxLength: 300 }),
    required('opens', 'time', 'Opens', '营业开始', { value: '10:00', section: 'hours' }),
    required('closes', 'time', 'Closes', '营业结束', { value: '22:00', section: 'hours' }),
    field('services', 'multiSelect', 'Services', '店内服务', {
      section: 'hours',
      options: [
        option('taps', 'Fresh from the tap', '鲜啤'),
        option('food', 'Food', '餐食'),
        option('terrace', 'Terrace', '露台'),
        option('tours', 'Tours', '参观'),
      ],
    }),
    field('delivers', 'switch', 'Delivers', '支持配送', { section: 'delivery' }),
    required('fee', 'money', 'Delivery fee', '配送费', {
      section: 'delivery',
      min: 0,
      max: 10_000,
      when: whileOn('delivers'),
    }),
  ],
  sections: [
    { key: 'hours', title: both('Hours and services', '营业与服务') },
    { key: 'delivery', title: both('Delivery', '配送') },
  ],
}

const merchantBusiness: FormSpec = {
  name: both('Business licence', '营业执照'),
  fields: [
    required('company', 'text', 'Company', '企业名称', { maxLength: 60 }),
    required('code', 'text', 'Credit code', '统一社会信用代码', { min: 18, maxLength: 18 }),
    required('validUntil', 'date', 'Valid until', '有效期至', { min: '2020-01-01' }),
    required('licence', 'images', 'Licence', '营业执照照片', { count: 1 }),
    field('papers', 'files', 'Further papers', '其他资料', { count: 10 }),
  ],
}

/** All that is asked of who runs a shop and opens another, at once. */
const merchantAnother: FormSpec = {
  name: both('Another shop', '再开一家店铺'),
  fields: [
    ...merchantEssential.fields,
    field('logo', 'images', 'Sign', '门头照', { count: 1 }),
    required('opens', 'time', 'Opens', '营业开始', { value: '10:00' }),
    required('closes', 'time', 'Closes', '营业结束', { value: '22:00' }),
    required('code', 'text', 'Credit code', '统一社会信用代码', { min: 18, maxLength: 18 }),
    required('licence', 'images', 'Licence', '营业执照照片', { count: 1 }),
  ],
}

const investApply: FormSpec = {
  name: both('Invest in equipment', '设备投资申请'),
  fields: [
    required('name', 'text', 'Name', '姓名'),
    required('mobile', 'mobile', 'Mobile number', '手机号'),
    required('count', 'number', 'Number of devices', '设备数量', { min: 1 }),
  ],
}

/** One field of each kind, in sections: what the form can, and the journeys' playground. */
const everyField: FormSpec = {
  name: both('Every field', '全部字段'),
  note: both('One field of each kind.', '每种字段各一个。'),
  sections: [
    { key: 'typed', title: both('Typed', '填写') },
    { key: 'picked', title: both('Chosen from a sheet', '选择') },
    { key: 'ticked', title: both('Ticked', '勾选') },
    {
      key: 'sent',
      title: both('Uploaded', '上传'),
      note: both('Nine pictures or a hundred files at most.', '图片最多 9 张，文件最多 100 个。'),
    },
  ],
  fields: [
    required('title', 'text', 'Title', '标题', { section: 'typed', maxLength: 20 }),
    field('story', 'textarea', 'Story', '说明', {
      section: 'typed',
      maxLength: 200,
      help: both('Two sentences are enough.', '两三句话即可。'),
    }),
    required('pieces', 'number', 'Pieces', '数量', {
      section: 'typed',
      min: 1,
      max: 99,
      unit: both('pcs', '件'),
    }),
    required('price', 'money', 'Price', '价格', { section: 'typed', min: 1, max: 1_000_000 }),
    required('mobile', 'mobile', 'Mobile number', '手机号', { section: 'typed' }),
    field('email', 'email', 'E-mail', '邮箱', { section: 'typed' }),
    field('idCard', 'idCard', 'ID card number', '身份证号', { section: 'typed' }),
    field('secret', 'password', 'Password', '口令', { section: 'typed' }),
    required('day', 'date', 'Date', '日期', {
      section: 'picked',
      min: '2020-01-01',
      max: '2035-12-31',
    }),
    field('month', 'date', 'Month', '月份', { section: 'picked', precision: 'month' }),
    required('hour', 'time', 'Time', '时间', { section: 'picked', min: '08:30', max: '22:00' }),
    required('region', 'region', 'Region', '地区', { section: 'picked', level: 3 }),
    field('city', 'region', 'City', '城市', { section: 'picked', level: 2 }),
    required('style', 'select', 'Style', '风格', {
      section: 'picked',
      options: [
        option('ipa', 'IPA', 'IPA'),
        option('stout', 'Stout', '世涛'),
        option('sour', 'Sour', '酸啤'),
        option('lager', 'Lager', '拉格'),
      ],
    }),
    field('pack', 'columns', 'Size and pack', '容量与包装', {
      section: 'picked',
      columns: [
        {
          name: both('Size', '容量'),
          options: [option('330', '330 ml', '330 毫升'), option('500', '500 ml', '500 毫升')],
        },
        {
          name: both('Pack', '包装'),
          options: [option('can', 'Can', '罐'), option('bottle', 'Bottle', '瓶')],
        },
      ],
    }),
    required('glass', 'radio', 'Glass', '杯型', {
      section: 'ticked',
      options: [option('pint', 'Pint', '品脱杯'), option('tulip', 'Tulip', '郁金香杯')],
    }),
    field('flavours', 'multiSelect', 'Flavours', '风味', {
      section: 'ticked',
      max: 2,
      options: [
        option('citrus', 'Citrus', '柑橘'),
        option('pine', 'Pine', '松针'),
        option('coffee', 'Coffee', '咖啡'),
        option('berry', 'Berries', '莓果'),
      ],
    }),
    field('subscribe', 'switch', 'Tell me when it is on tap', '上架时通知我', {
      section: 'ticked',
    }),
    required('notifyEmail', 'email', 'Where to', '通知邮箱', {
      section: 'ticked',
      when: whileOn('subscribe'),
    }),
    required('agreed', 'switch', 'I have read the rules', '我已阅读规则', { section: 'ticked' }),
    field('photos', 'images', 'Photos', '照片', { section: 'sent' }),
    field('papers', 'files', 'Papers', '资料', { section: 'sent' }),
    field('batch', 'text', 'Batch', '批次', {
      section: 'typed',
      readOnly: true,
      value: 'B-2026-11',
    }),
    field('source', 'text', 'Source', '来源', { hidden: true, value: 'form' }),
    field('aroma', 'aromaWheel', 'Aroma wheel', '香气轮', { section: 'ticked', required: true }),
  ],
}

export const IDENTITY_FORM = '/user/identity'

/** The forms of the app, by the key a page names. */
export const FORMS: ReadonlyMap<string, FormSpec> = new Map(
  Object.entries({
    [IDENTITY_FORM]: identity,
    feedback,
    merchantEssential,
    merchantInformation,
    merchantBusiness,
    merchantAnother,
    investApply,
    DemoEveryField: everyField,
  }),
)
