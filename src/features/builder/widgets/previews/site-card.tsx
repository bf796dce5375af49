import './site-card.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import type { SiteCardConfig, SiteCardValue } from '.'

/** A site: whether it is on the air, and the way to where it begins. */
export function SiteCard({ value }: WidgetProps<SiteCardValue, SiteCardConfig>) {
  const t = useTranslate()
  const open = useOpen()
  if (!value) return <EmptyState variant='notfound' compact title={t('builder.site.missing')} />
  const { name, url, isOpen } = value
  return (
    <Box className='tp-site' role='region' label={name}>
      <Icon name='store' size={28} tone='brand' />
      <Box className='tp-site__body'>
        <Txt className='tp-site__name' level={2}>
          {name}
        </Txt>
        <Tag tone={isOpen ? 'success' : 'neutral'}>
          {t(isOpen ? 'builder.site.onAir' : 'builder.site.closed')}
        </Tag>
      </Box>
      {isOpen && (
        <Button size='s' kind='secondary' onTap={() => open(url)}>
          {t('builder.site.open')}
        </Button>
      )}
    </Box>
  )
}
