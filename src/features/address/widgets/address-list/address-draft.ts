import type { TextKey } from '../../../../shared/l10n'
import { checkMobile } from '../../../../shared/validation'
import type { AddressInput } from '../../contract'
import type { Address } from '../../contract-choose'

/** What is in the form. */
export type Draft = AddressInput

type DraftField = 'name' | 'mobile' | 'regionId' | 'detail'
/** Locale keys of what is wrong, by field. */
type DraftErrors = { readonly [F in DraftField]?: TextKey }

export const NAME_MAX = 30
export const DETAIL_MAX = 100

const emptyDraft: Draft = {
  name: '',
  mobile: '',
  province: '',
  city: '',
  area: '',
  regionId: '',
  detail: '',
  isDefault: false,
}

/** A form for this address, or for a new one; the first address is the default one. */
export function draftOf(address: Address | undefined, isFirst: boolean): Draft {
  if (!address) return { ...emptyDraft, isDefault: isFirst }
  const { id: _id, userId: _userId, ...draft } = address
  return draft
}

const rules: { readonly [F in DraftField]: (draft: Draft) => TextKey | undefined } = {
  name: ({ name }) => (name.trim() === '' ? 'address.needName' : undefined),
  mobile: ({ mobile }) => checkMobile(mobile.trim()),
  regionId: ({ regionId }) => (regionId === '' ? 'address.needRegion' : undefined),
  detail: ({ detail }) => (detail.trim() === '' ? 'address.needDetail' : undefined),
}

/** What is wrong with the form; empty when it can be sent. */
export function checkDraft(draft: Draft): DraftErrors {
  const errors: { [F in DraftField]?: TextKey } = {}
  for (const field of Object.keys(rules) as DraftField[]) {
    const wrong = rules[field](draft)
    if (wrong !== undefined) errors[field] = wrong
  }
  return errors
}

/** The form as it is sent: without the spaces that keyboards add. */
export const cleanDraft = (draft: Draft): Draft => ({
  ...draft,
  name: draft.name.trim(),
  mobile: draft.mobile.trim(),
  detail: draft.detail.trim(),
})
