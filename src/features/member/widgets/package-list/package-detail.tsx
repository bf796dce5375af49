import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { useOpened } from '../../queries'
import type { Offer, PackageDetailConfig, Part } from '.'
import './package-list.scss'

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

const HERO = 112
const PICTURE = 56

/** One package, part by part, and the way to open it. */
export const PackageDetail = observer(function PackageDetail({
  value: offers,
  config,
}: WidgetProps<readonly Offer[], PackageDetailConfig>) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const opened = useOpened()
  const offer = offers.find(({ id }) => id === query[config.idParam])
  if (!offer) return <NoPackage onList={() => open(config.listUrl, { replace: true })} />
  const { id, name, intro, price, worth, grade, items, perks } = offer
  const openedAt = opened.get(id)
  return (
    <Box className='tp-packages'>
      <Box className='tp-packages__hero'>
        <Box className='tp-packages__scene' decor>
          {items.slice(0, 3).map((item) => (
            <Pic
              key={item.productId || item.name}
              className='tp-packages__star'
              src={imageUrl(item.image, HERO)}
              alt=''
              lazy={false}
            />
          ))}
        </Box>
        <Txt className='tp-packages__title' level={1}>
          {name}
        </Txt>
        {intro !== '' && <Txt className='tp-packages__note'>{intro}</Txt>}
        <Box className='tp-packages__tags'>
          {grade !== '' && <Tag tone='brand'>{t('member.package.withGrade', { grade })}</Tag>}
          {worth > price && (
            <Tag tone='brand'>{t('member.package.saves', { money: moneyText(worth - price) })}</Tag>
          )}
          {openedAt !== undefined && (
            <Tag tone='success'>
              {t('member.package.opened', { date: formatDate(openedAt, locale) })}
            </Tag>
          )}
        </Box>
      </Box>
      {items.length > 0 && (
        <Card title={t('member.package.contents')} flush extra={<Pieces items={items} />}>
          <Box role='list' label={t('member.package.contents')}>
            {items.map((item) => (
              <Box key={item.productId || item.name} role='listitem'>
                <PartRow
                  part={item}
                  onOpen={
                    item.productId === '' ? undefined : () => open(fillUrl(config.productUrl, item))
                  }
                />
              </Box>
            ))}
          </Box>
          {worth > 0 && (
            <Box className='tp-packages__worth'>
              <Txt className='tp-packages__note'>{t('member.package.worth')}</Txt>
              <Price cents={worth} size='s' tone='ink' />
            </Box>
          )}
        </Card>
      )}
      {perks.length > 0 && (
        <Card title={t('member.package.perks')}>
          <Box className='tp-packages__perks' role='list' label={t('member.package.perks')}>
            {perks.map((perk) => (
              <Box key={perk} className='tp-packages__perk' role='listitem'>
                <Icon name='circle-check' size={20} tone='success' />
                <Txt>{perk}</Txt>
              </Box>
            ))}
          </Box>
        </Card>
      )}
      <ActionBar lead={<Price cents={price} size='l' was={worth > price ? worth : undefined} />}>
        <Button size='l' onTap={() => open(fillUrl(config.buyUrl, offer))}>
          {t('member.package.open')}
        </Button>
      </ActionBar>
    </Box>
  )
})

function Pieces({ items }: { readonly items: readonly Part[] }) {
  const t = useTranslate()
  const n = items.reduce((sum, { count }) => sum + count, 0)
  return <Txt className='tp-packages__note tp-num'>{t('member.package.pieces', { count: n })}</Txt>
}

interface PartRowProps {
  readonly part: Part
  /** Absent where there is no page of it. */
  readonly onOpen: (() => void) | undefined
}

/** A beer or a device with how many of it. */
function PartRow({ part: { name, image, price, count }, onOpen }: PartRowProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const contents = (
    <>
      <Pic className='tp-packages__thumb' src={imageUrl(image, PICTURE)} alt='' />
      <Box className='tp-packages__body'>
        <Txt className='tp-packages__part'>{name}</Txt>
        {price > 0 && <Price cents={price} size='s' tone='muted' />}
      </Box>
      <Txt className='tp-packages__count tp-num'>{t('member.package.times', { n: count })}</Txt>
      {onOpen && <Icon name='chevron-right' size={16} tone='faint' />}
    </>
  )
  if (!onOpen) return <Box className='tp-packages__row'>{contents}</Box>
  return (
    <Press
      role='link'
      className='tp-packages__row'
      label={`${t('member.package.seeItem', { name })} ${t('member.package.times', { n: count })}`}
      onTap={onOpen}
    >
      {contents}
    </Press>
  )
}
