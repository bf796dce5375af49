import './service.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { EndpointNotFoundError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { productCardBy } from '../../../product'
import { sendMessage } from '../../contract'
import type { ServiceValue } from '.'

/** How to reach people, when, and what they are asked most. */
export function Service({ value }: WidgetProps<ServiceValue, unknown>) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const act = useAct()
  const { handles, questions } = value
  const hours = localize(value.hours, locale)
  const phones =
    value.phone === ''
      ? value.phones
      : [{ name: t('chat.phone'), phone: value.phone }, ...value.phones]
  const dial = (phone: string) =>
    host.callPhone(phone).catch(() => host.toast(t('platform.call.failed', { phone })))
  return (
    <Box className='tp-service'>
      <Box className='tp-service__head'>
        <Box className='tp-service__mark' decor>
          <Icon name='headphones' size={28} />
        </Box>
        <Box className='tp-service__words'>
          <Txt className='tp-service__title' level={2}>
            {localize(value.title, locale) || t('chat.title')}
          </Txt>
          {hours !== '' && (
            <Txt className='tp-service__hours tp-num'>
              {t('chat.hours')} · {hours}
            </Txt>
          )}
        </Box>
      </Box>
      {(phones.length > 0 || handles.length > 0) && (
        <CellGroup className='tp-service__cells'>
          {phones.map(({ name, phone }) => (
            <Cell
              key={phone}
              icon='phone'
              iconTone='brand'
              title={localize(name, locale)}
              value={phone}
              label={t('chat.callLabel', { name: `${localize(name, locale)} ${phone}` })}
              onTap={() => dial(phone)}
            />
          ))}
          {handles.map(({ name, text }) => (
            <Cell
              key={text}
              icon='copy'
              iconTone='brand'
              title={localize(name, locale)}
              value={text}
              arrow={false}
              label={t('chat.copyLabel', { name: `${localize(name, locale)} ${text}` })}
              onTap={() => act({ do: 'copy', value: text })}
            />
          ))}
        </CellGroup>
      )}
      <AskAbout />
      {questions.length > 0 && <Questions questions={questions} />}
    </Box>
  )
}

const PICTURE = 64

/** The product somebody comes from, to be sent to the people who answer. */
const AskAbout = observer(function AskAbout() {
  const services = useServices()
  const { host, session } = services
  const t = useTranslate()
  const page = usePage()
  const id = page.query.productId ?? ''
  const { value: product } = useQuery(productCardBy(id))
  const submit = useSubmit()
  const [state, setState] = useState<'open' | 'sent' | 'unknown'>('open')
  if (!product) return null
  const { name, image, price } = product

  async function send(): Promise<void> {
    if (!session.isLoggedIn) return openLogin(services, page)
    const refused = (error: unknown) => {
      if (error instanceof EndpointNotFoundError) setState('unknown')
      host.toast(errorText(error, t))
      return true
    }
    const content = t('chat.about', { name, link: `/views/index?url=/product/show&id=${id}` })
    await submit.run(
      async () => {
        await sendMessage({ body: { content } }, { quiet: true })
        setState('sent')
        host.toast(t('chat.sent'))
      },
      { refused },
    )
  }
  return (
    <Box className='tp-service__product' role='group' label={t('chat.product')}>
      <Pic className='tp-service__pic' src={host.imageUrl(image, PICTURE)} alt='' />
      <Box className='tp-service__words'>
        <Txt className='tp-clamp-2'>{name}</Txt>
        <Price cents={price} size='s' />
      </Box>
      {state !== 'unknown' && (
        <Button
          size='s'
          loading={submit.busy}
          disabled={state === 'sent'}
          onTap={() => void send()}
        >
          {t(state === 'sent' ? 'chat.isSent' : 'chat.send')}
        </Button>
      )}
    </Box>
  )
})

function Questions({ questions }: Pick<ServiceValue, 'questions'>) {
  const t = useTranslate()
  const locale = useLocale()
  const [open, setOpen] = useState(-1)
  return (
    <CellGroup className='tp-service__cells' title={t('chat.questions')}>
      {questions.map(({ question, answer }, at) => {
        const isOpen = at === open
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position.
          <Box key={at} className='tp-service__item'>
            <Press
              className='tp-service__question'
              expanded={isOpen}
              onTap={() => setOpen(isOpen ? -1 : at)}
            >
              <Txt className='tp-service__ask'>{localize(question, locale)}</Txt>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} tone='faint' />
            </Press>
            {isOpen && <Txt className='tp-service__answer'>{localize(answer, locale)}</Txt>}
          </Box>
        )
      })}
    </CellGroup>
  )
}
