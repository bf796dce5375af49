import { both, type FormSpec, field, option, required, whileOn } from '../form/spec'

/** Its key, where a test gives it to a sandbox. */
export const EVERY_FIELD = 'EveryField'

/** One field of each kind, in sections: what the form can. No form of the product. */
export const everyField: FormSpec = {
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
