import { both, type FormSpec, field, option, required, whileOn } from './spec'

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

/** The forms of the app, by the key a page names. */
export const FORMS: ReadonlyMap<string, FormSpec> = new Map(
  Object.entries({
    feedback,
    merchantEssential,
    merchantInformation,
    merchantBusiness,
    merchantAnother,
    investApply,
  }),
)
