import './grade-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useVirtualGoods } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import type { Grade, GradeListConfig } from '.'

const PICTURE = 56

/**
 * The grades for sale; the user's own is marked, and those below it need no buying. Where virtual goods are
 * hidden it says how each is reached, and neither what it costs nor how to buy it.
 */
export const GradeList = observer(function GradeList({
  value: grades,
  config,
}: WidgetProps<readonly Grade[], GradeListConfig>) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const forSale = useVirtualGoods() === 'allowed'
  const own = session.user?.gradeId ?? 0
  return (
    <Box className='tp-grades'>
      {session.user && (
        <Box className='tp-grades__own' role='group' label={t('member.grade.current')}>
          <Icon name='crown' size={24} tone='brand' />
          <Box className='tp-grades__body'>
            <Txt className='tp-grades__label'>{t('member.grade.current')}</Txt>
            <Txt className='tp-grades__name'>
              {session.user.grade?.name || t('member.grade.none')}
            </Txt>
          </Box>
        </Box>
      )}
      <Box className='tp-grades__list' role='list' label={t('member.grade.title')}>
        {grades.map((grade) => {
          const { id, name } = grade
          return (
            <Box key={id} className='tp-grades__grade' role='listitem'>
              {config.itemUrl === '' ? (
                <Top grade={grade} priced={forSale} />
              ) : (
                <Press
                  role='link'
                  label={t('member.package.detail', { name })}
                  onTap={() => open(fillUrl(config.itemUrl, grade))}
                >
                  <Top grade={grade} priced={forSale} />
                </Press>
              )}
              {id > own && forSale && (
                <Button block onTap={() => open(fillUrl(config.buyUrl, grade))}>
                  {t('member.grade.buy', { name })}
                </Button>
              )}
              {id <= own && (
                <Box className='tp-grades__foot'>
                  <Tag tone={id === own ? 'brand' : 'neutral'}>
                    {t(id === own ? 'member.grade.yours' : 'member.grade.held')}
                  </Tag>
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
})

interface TopProps {
  readonly grade: Grade
  readonly priced: boolean
}

/** What it is called, from where on it is reached, what it costs. */
function Top({ grade: { name, icon, experience, price }, priced }: TopProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <Box className='tp-grades__top'>
      {icon !== '' && <Pic className='tp-grades__icon' src={imageUrl(icon, PICTURE)} alt='' />}
      <Box className='tp-grades__body'>
        <Txt className='tp-grades__name'>{name}</Txt>
        <Txt className='tp-grades__label tp-num'>
          {t('member.grade.experience', { n: experience })}
        </Txt>
      </Box>
      {priced && <Price cents={price} />}
    </Box>
  )
}
