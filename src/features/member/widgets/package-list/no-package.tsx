import { useTranslate } from '../../../../i18n'
import { EmptyState } from '../../../../ui/states/states'

/** In the place of a package that is not for sale. */
export function NoPackage({ onList }: { readonly onList: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      variant='notfound'
      title={t('member.package.missing')}
      note={t('member.package.missingNote')}
      actionText={t('member.package.toList')}
      onAction={onList}
    />
  )
}
