import './site-card.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { EndpointNotFoundError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { playSitePage } from '../../contract'
import { sampleOf } from '../../queries'
import type { SiteCardConfig, SiteCardValue } from '.'

/** A site, as its definition says or as the server does; one that is not there takes no room. */
export function SiteCard({ value, config }: WidgetProps<SiteCardValue, SiteCardConfig>) {
  const { siteId } = config
  const query = useQuery({
    ...sampleOf({ siteId }, (signal) =>
      playSitePage({ query: { siteId } }, { quiet: true, signal }),
    ),
    enabled: value === undefined,
  })
  if (query.error instanceof EndpointNotFoundError) return null
  const given = value === undefined ? undefined : { data: value }
  return (
    <QueryState query={query} given={given} skeleton={<BlockSkeleton height={76} />}>
      {({ data }) => data && <Site {...data} />}
    </QueryState>
  )
}

/** Whether it is on the air, and the way to where it begins. */
function Site({ name, url, isOpen }: NonNullable<SiteCardValue>) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-site' role='region' label={name}>
      <Icon name='store' size={28} tone='brand' />
      <View className='tp-site__body'>
        <Text className='tp-site__name' level={2}>
          {name}
        </Text>
        <Tag tone={isOpen ? 'success' : 'neutral'}>
          {t(isOpen ? 'builder.site.onAir' : 'builder.site.closed')}
        </Tag>
      </View>
      {isOpen && (
        <Button size='s' kind='secondary' onTap={open.to(url)}>
          {t('builder.site.open')}
        </Button>
      )}
    </View>
  )
}
