import { useState } from 'react'
import { getRegions } from '../../api/address/get-regions'
import { useQuery } from '../../engine/data/use-query'
import { WidgetFailure } from '../../engine/outlet/widget-failure'
import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { cx } from '../../ui/cx'
import { Box } from '../../ui/primitives/box'
import { Press } from '../../ui/primitives/press'
import { Scroll } from '../../ui/primitives/scroll'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import {
  choose,
  columnsOf,
  isWhole,
  pathTo,
  REGION_LEVELS,
  type Region,
  type RegionPath,
} from './region-tree'

interface RegionSheetProps {
  readonly open: boolean
  /** Code of the area chosen before. */
  readonly regionId: string
  readonly onChoose: (path: RegionPath) => void
  readonly onClose: () => void
}

/** Province, city and area side by side. */
export function RegionSheet({ open, regionId, onChoose, onClose }: RegionSheetProps) {
  const t = useTranslate()
  const [picked, setPicked] = useState<RegionPath>()
  const { status, value, error, reload } = useQuery({
    key: ['regions', 3],
    enabled: open,
    load: () => getRegions({ query: { level: 3 } }, { quiet: true }),
  })
  const path = picked ?? pathTo(value ?? [], regionId)
  const close = () => {
    setPicked(undefined)
    onClose()
  }
  const done = () => {
    onChoose(path)
    setPicked(undefined)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('commerce.address.chooseRegion')}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' disabled={!isWhole(path)} onTap={done}>
          {t('common.ok')}
        </Button>
      }
    >
      {value && (
        <Box className='tp-regions'>
          {columnsOf(value, path).map((regions, level) => (
            <Column
              key={REGION_LEVELS[level]}
              label={t(`commerce.address.${REGION_LEVELS[level]}`)}
              name={REGION_LEVELS[level] ?? ''}
              regions={regions}
              chosen={path[level]}
              onChoose={(region) => setPicked(choose(path, level, region))}
            />
          ))}
        </Box>
      )}
      {status === 'error' && <WidgetFailure error={error} onRetry={reload} />}
      {status === 'loading' && <Skeleton kind='text' count={3} label={t('common.loading')} />}
    </Sheet>
  )
}

interface ColumnProps {
  readonly name: string
  readonly label: string
  readonly regions: readonly Region[]
  readonly chosen: Region | undefined
  readonly onChoose: (region: Region) => void
}

function Column({ name, label, regions, chosen, onChoose }: ColumnProps) {
  return (
    <Scroll
      className='tp-regions__column'
      role='radiogroup'
      label={label}
      into={chosen && `tp-region-${name}-${chosen.code}`}
    >
      {regions.map((region) => (
        <Press
          key={region.code}
          id={`tp-region-${name}-${region.code}`}
          role='radio'
          className={cx('tp-regions__item', region === chosen && 'tp-regions__item--on')}
          checked={region.code === chosen?.code}
          onTap={() => onChoose(region)}
        >
          {region.name}
        </Press>
      ))}
    </Scroll>
  )
}
