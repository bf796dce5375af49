import * as v from 'valibot'
import { useQuery } from '../../../engine/data/queries'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { Icon } from '../../../ui/icon/icon'
import { Text, View } from '../../../ui/primitives/elements'
import { asked, buyerFor, termsFor } from '../contract'
import { ownGrade } from '../queries'
import '../widgets/grade-list/grade-list.scss'

/**
 * What of conditions the user fulfils. Of visitors nothing is known, and nobody is asked where nothing is asked.
 *
 * @param given as the server sent them: those of another kind are the server's to tell.
 */
export function useTerms(given: unknown, id: string | number) {
  const conditions = v.parse(v.fallback(v.optional(asked), undefined), given)
  const { session } = useServices()
  const t = useTranslate()
  const own = useQuery({ ...ownGrade, enabled: session.isLoggedIn && conditions !== undefined })
  if (!conditions) return { terms: [], isOneEnough: false, missing: undefined, goesOn: false }
  const standing = own.value?.standing
  const { terms, missing } = termsFor(conditions, standing && buyerFor(standing, String(id)))
  const all = standing && buyerFor(standing, String(id), true)
  const other = t('member.asked.other')
  return {
    terms: terms.map((term) => ({ ...term, text: term.text || other })),
    isOneEnough: conditions.logicalOperator === 'or',
    missing: missing === '' ? other : missing,
    /** An order of it waits to be paid, and no other is to be had. */
    goesOn: missing === undefined && termsFor(conditions, all).missing !== undefined,
  }
}

/** Each thing that is asked, and whether the user fulfils it. */
export function Terms({ terms, isOneEnough, goesOn }: ReturnType<typeof useTerms>) {
  const t = useTranslate()
  if (terms.length === 0) return null
  const title = t(isOneEnough && terms.length > 1 ? 'member.asked.oneOf' : 'member.asked.title')
  return (
    <View className='tp-grades__promises'>
      <Text className='tp-grades__label'>{title}</Text>
      <View className='tp-grades__promises' role='list' label={title}>
        {terms.map(({ text, fulfilled }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name, and keep their places.
          <View key={at} className='tp-grades__promise' role='listitem'>
            <Icon
              name={fulfilled ? 'circle-check' : fulfilled === false ? 'lock' : 'info'}
              size={16}
              tone={fulfilled ? 'success' : 'muted'}
              label={
                fulfilled === undefined
                  ? undefined
                  : t(fulfilled ? 'member.asked.fulfilled' : 'member.asked.unfulfilled')
              }
            />
            <Text className='tp-num'>{text}</Text>
          </View>
        ))}
      </View>
      {goesOn && <Text className='tp-grades__label'>{t('member.asked.goesOn')}</Text>}
    </View>
  )
}
