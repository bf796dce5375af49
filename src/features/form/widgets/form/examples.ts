import type { InferInput } from 'valibot'
import type { formField } from '../../contract'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

/** Some kinds that look unlike each other, a read-only one and one this client does not know. */
export const exampleFields: InferInput<typeof formField>[] = [
  { field: 'name', type: 'text', name: both('Name', '姓名'), required: true },
  { field: 'price', type: 'money', name: both('Price', '价格'), value: 2800 },
  {
    field: 'style',
    type: 'select',
    name: both('Style', '风格'),
    options: [
      { key: 'ipa', value: 'IPA' },
      { key: 'stout', value: both('Stout', '世涛') },
    ],
  },
  { field: 'day', type: 'date', name: both('Date', '日期'), required: true },
  {
    field: 'flavours',
    type: 'multiSelect',
    name: both('Flavours', '风味'),
    value: ['citrus'],
    options: [
      { key: 'citrus', value: both('Citrus', '柑橘') },
      { key: 'coffee', value: both('Coffee', '咖啡') },
    ],
  },
  { field: 'photos', type: 'images', name: both('Photos', '照片') },
  { field: 'batch', type: 'text', name: both('Batch', '批次'), value: 'B-11', readOnly: true },
  { field: 'aroma', type: 'aromaWheel', name: both('Aroma wheel', '香气轮') },
  { field: 'agreed', type: 'switch', name: both('I agree', '我同意'), required: true },
]
