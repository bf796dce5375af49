import './device-list.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Tabs } from '../../../../ui/choices/choices'
import { Box } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type Device, devicePages } from '../../queries'
import type { DeviceListConfig } from '.'
import { DeviceCard } from './device-card'

type Props = WidgetProps<unknown, DeviceListConfig>

/** All devices; nothing where the address names one of them. */
export function DeviceList({ config }: Props) {
  const { query } = usePage()
  if (config.hideWith !== '' && query[config.hideWith]) return null
  return <Devices config={config} />
}

const ALL = 'all'
const STATES = [ALL, '1', '2', '3'] as const
type State = (typeof STATES)[number]

const Devices = observer(function Devices({ config }: { readonly config: DeviceListConfig }) {
  const { pageSize, filter, income, manageUrl } = config
  const t = useTranslate()
  const open = useOpen()
  const [state, setState] = useState<State>(ALL)
  const list = usePages<Device>({
    ...devicePages(state === ALL ? undefined : Number(state), pageSize),
  })
  return (
    <Box className='tp-devices'>
      {filter && (
        <Box className='tp-devices__tabs'>
          <Tabs
            id='tp-device-tab'
            fill
            items={STATES.map((key) => ({
              key,
              label: t(key === ALL ? 'common.all' : `device.status.${key}`),
            }))}
            active={state}
            onChange={setState}
            label={t('device.filter')}
          />
        </Box>
      )}
      <PagedList
        list={list}
        skeleton={
          <Skeleton
            kind='cell'
            count={5}
            className='tp-devices__list'
            label={t('common.loading')}
          />
        }
        empty={{ title: t('device.empty'), note: t('device.emptyNote') }}
        offline={OFFLINE}
        more='device.more'
        className='tp-devices__list'
      >
        {(item) => (
          <DeviceCard
            key={item.id}
            device={item}
            income={income}
            onOpen={() => open(fillUrl(manageUrl, item))}
          />
        )}
      </PagedList>
    </Box>
  )
})
