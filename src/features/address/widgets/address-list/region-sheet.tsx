import { useQuery } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useTranslate } from '../../../../i18n'
import type { RegionNode } from '../../../../shared/region-path'
import { RegionPicker } from '../../../../ui/picker/picker'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { regionsTo } from '../../queries'

interface RegionSheetProps {
  readonly open: boolean
  /** Code of the area chosen before. */
  readonly regionId: string
  /** Province, city and area. */
  readonly onChoose: (path: readonly RegionNode[]) => void
  readonly onClose: () => void
}

/** Province, city and area side by side, fetched when it opens. */
export function RegionSheet({ open, regionId, onChoose, onClose }: RegionSheetProps) {
  const t = useTranslate()
  const { status, value, error, reload } = useQuery({ ...regionsTo(3), enabled: open })
  return (
    <RegionPicker
      open={open}
      onClose={onClose}
      title={t('address.chooseRegion')}
      okText={t('common.ok')}
      closeLabel={t('common.close')}
      regions={value}
      value={regionId}
      labels={(['province', 'city', 'area'] as const).map((level) => t(`address.${level}`))}
      onChange={onChoose}
      instead={
        status === 'error' ? (
          <WidgetFailure error={error} onRetry={reload} />
        ) : (
          <Skeleton kind='text' count={3} label={t('common.loading')} />
        )
      }
    />
  )
}
