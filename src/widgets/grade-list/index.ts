import * as v from 'valibot'
import { getConfigList } from '../../api/dictionary/get-config-list'
import { defineWidget } from '../../engine/contract'
import { GradeList } from './grade-list'
import { GradePurchase } from './grade-purchase'
import { configSchema, gradesForSale, purchaseConfigSchema, valueSchema } from './schema'

const GRADES = [
  { id: 2, name: 'Regular', icon: '/pictures/medal/2.svg', experience: 100, price: 9_900 },
  { id: 3, name: 'Cellar', icon: '/pictures/medal/3.svg', experience: 1_000, price: 49_900 },
]

const loadGrades = async () =>
  v.parse(gradesForSale, await getConfigList({ query: { type: 'grade' } }, { quiet: true }))

/** `/grade/index`: the grades that can be bought, and the user's own. */
export const gradeList = defineWidget(
  {
    type: 'gradeList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: loadGrades,
    isEmpty: (grades) => grades.length === 0,
    empty: { title: 'activity.grade.empty', note: 'activity.grade.emptyNote' },
    height: 420,
    examples: {
      full: { value: GRADES, config: {} },
      notForSale: { value: [{ id: 1, name: 'Taster', experience: 0 }], config: {} },
    },
  },
  GradeList,
)

/** `/scanPay/purchase`: one grade, what it costs, and the way to the payment. */
export const gradePurchase = defineWidget(
  {
    type: 'gradePurchase',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: purchaseConfigSchema,
    load: loadGrades,
    needsLogin: true,
    height: 320,
    examples: {
      full: { query: { gradeId: '3' }, value: GRADES, config: {} },
      missing: { value: GRADES, config: {} },
    },
  },
  GradePurchase,
)
