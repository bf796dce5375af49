import { type AccountKind, isAccountNumber } from '../../../../shared/account-number'
import type { TextKey } from '../../../../shared/l10n'
import type { PaymentAccount } from '../../queries-account'
import { bankOf } from '../../rules/banks'

/** What is in the form. An empty `number` keeps the one the server has. */
export interface Draft {
  readonly kind: AccountKind
  readonly holder: string
  readonly bank: string
  readonly number: string
  readonly branch: string
  readonly isDefault: boolean
}
type DraftField = 'holder' | 'bank' | 'number'
const FIELDS: readonly DraftField[] = ['holder', 'number', 'bank']

/** What the form begins with: an account that is there, or an empty one of a kind. */
export function draftOf(
  account: PaymentAccount | undefined,
  kind: AccountKind,
  isDefault: boolean,
): Draft {
  if (!account) return { kind, holder: '', bank: '', number: '', branch: '', isDefault }
  const { holder, branch } = account
  const bank = account.kind === 'bank' ? bankOf(account.kind, account.bank).code : ''
  return { kind: account.kind, holder, bank, number: '', branch, isDefault }
}

type Rule = (draft: Draft, account: PaymentAccount | undefined) => TextKey | undefined

const rules: Readonly<Record<DraftField, Rule>> = {
  holder: ({ holder }) => (holder.trim() === '' ? 'wallet.bank.needHolder' : undefined),
  bank: ({ kind, bank }) => (kind === 'bank' && bank === '' ? 'wallet.bank.needBank' : undefined),
  number: ({ kind, number }, account) => {
    if (number === '') {
      return account?.kind === kind ? undefined : `wallet.bank.needNumber.${kind}`
    }
    return isAccountNumber(kind, number) ? undefined : `wallet.bank.wrongNumber.${kind}`
  },
}

type Problems = { readonly [F in DraftField]?: TextKey }

/** Locale keys of what is wrong, by field; empty when it can be sent. */
export function problemsOf(draft: Draft, account: PaymentAccount | undefined): Problems {
  const problems: { [F in DraftField]?: TextKey } = {}
  for (const field of FIELDS) {
    const problem = rules[field](draft, account)
    if (problem) problems[field] = problem
  }
  return problems
}

/** The form as it is sent. */
export const toBody = (draft: Draft, id: string) => ({
  ...draft,
  id,
  holder: draft.holder.trim(),
  branch: draft.kind === 'bank' ? draft.branch.trim() : '',
  bank: draft.kind === 'bank' ? draft.bank : bankOf(draft.kind, '').code,
})
