import { useTranslate } from '../../../../i18n'
import { EmptyState } from '../../../../ui/states/states'

/** In the place of a package that is not for sale. */
export function NoPackage({ onList }: { readonly onList: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      variant='notfound'
      title={t('packages.missing')}
      note={t('packages.missingNote')}
      actionText={t('packages.toList')}
      onAction={onList}
    />
  )
}
