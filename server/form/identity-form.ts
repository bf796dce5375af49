import type { FormDefinition } from '../../src/features/form/contract'
import type { WireValues } from '../../src/features/form/rules/types'
import type { Context } from '../handler'
import { identityOf } from '../identity/identity-of'
import { verify } from '../identity/verify'

/** Saving the form of real-name verification verifies. @throws Refusal as `verify`. */
export const verifyIdentityForm = ({ name, idCard }: WireValues, context: Context): Promise<void> =>
  verify({ name: String(name), idCard: String(idCard) }, context)

/** Who is verified reads so, sees name and number masked, and changes nothing. */
export async function hideIdentity<F extends FormDefinition & { readonly data: WireValues }>(
  form: F,
  context: Context,
): Promise<F> {
  if (!context.user) return form
  const { isVerified, name, idCard } = await identityOf(context)
  if (!isVerified) return { ...form, id: '', data: {} }
  const note = context.locale === 'en' ? 'Your real name is verified.' : '您已完成实名认证。'
  const shown = ['name', 'idCard']
  const fields = form.fields
    .filter(({ field }) => shown.includes(field))
    .map((field) => ({ ...field, type: 'text', readOnly: true }))
  return { ...form, note, fields, locked: true, data: { name, idCard } }
}
