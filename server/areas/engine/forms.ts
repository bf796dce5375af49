import type { FormDefinition, FormField } from '../../../src/api/engine/shapes'
import { isMobile } from '../../../src/shared/validation/mobile'
import type { L10nText } from '../../database/l10n'
import type { Locale } from '../../handler'
import { notFound, Refusal } from '../../refusal'
import { isIdCard } from '../identity/id-card'

type Field = readonly [
  field: string,
  type: FormField['type'],
  required: boolean,
  en: string,
  zh: string,
]

interface Form {
  readonly name: L10nText
  readonly fields: readonly Field[]
}

/** The forms of the app, by the key a page names. */
const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>(
  Object.entries<Form>({
    '/user/identity': {
      name: { en: 'Real-name verification', 'zh-Hans': '实名认证' },
      fields: [
        ['name', 'text', true, 'Name', '姓名'],
        ['idCard', 'idCard', true, 'ID card number', '身份证号'],
      ],
    },
    feedback: {
      name: { en: 'Feedback', 'zh-Hans': '意见反馈' },
      fields: [
        ['content', 'textarea', true, 'What is it about?', '反馈内容'],
        ['contact', 'text', false, 'How to reach you', '联系方式'],
      ],
    },
    merchantEssential: {
      name: { en: 'Basic merchant info', 'zh-Hans': '商家基本信息' },
      fields: [
        ['name', 'text', true, 'Shop name', '店铺名称'],
        ['mobile', 'mobile', true, 'Mobile number', '手机号'],
        ['address', 'text', true, 'Address', '地址'],
      ],
    },
    investApply: {
      name: { en: 'Invest in equipment', 'zh-Hans': '设备投资申请' },
      fields: [
        ['name', 'text', true, 'Name', '姓名'],
        ['mobile', 'mobile', true, 'Mobile number', '手机号'],
        ['count', 'number', true, 'Number of devices', '设备数量'],
      ],
    },
  }),
)

function toDefinition(key: string, { name, fields }: Form, locale: Locale): FormDefinition {
  return {
    key,
    name: name[locale],
    fields: fields.map(([field, type, required, en, zh]) => ({
      field,
      type,
      required,
      name: locale === 'en' ? en : zh,
      maxLength: type === 'textarea' ? 1000 : 140,
      options: [],
    })),
  }
}

export const allForms = (locale: Locale): FormDefinition[] =>
  [...FORMS].map(([key, form]) => toDefinition(key, form, locale))

export function findForm(key: string, locale: Locale): FormDefinition | undefined {
  const form = FORMS.get(key)
  return form && toDefinition(key, form, locale)
}

type Values = Readonly<Record<string, string | number | null>>

const FITS: Readonly<Partial<Record<FormField['type'], (text: string) => boolean>>> = {
  mobile: isMobile,
  idCard: isIdCard,
  number: (text) => Number.isFinite(Number(text)),
}

function isRight({ field, type, required, maxLength = 140 }: FormField, data: Values): boolean {
  const text = String(data[field] ?? '').trim()
  if (text === '') return !required
  return text.length <= maxLength && (FITS[type]?.(text) ?? true)
}

/** @throws Refusal 400 for an unknown form, a field it does not have, or one that is filled in wrong. */
export function requireFilled(key: string, data: Values, locale: Locale): void {
  const form = findForm(key, locale)
  if (!form) throw notFound({ en: 'The form', 'zh-Hans': '表单' })
  const known = form.fields.map(({ field }) => field)
  const strange = Object.keys(data).find((field) => !known.includes(field))
  const wrong = form.fields.find((field) => !isRight(field, data))
  const named = strange ?? wrong?.name
  if (named === undefined) return
  throw new Refusal(400, { en: `Check this: ${named}`, 'zh-Hans': `请检查：${named}` })
}
