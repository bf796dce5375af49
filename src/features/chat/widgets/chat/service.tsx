import './service.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { EmptyState } from '../../../../ui/states/states'
import type { Talk } from '../../contract'
import type { ServiceConfig, ServiceValue } from '.'
import { Chips } from './messages'

/** What is asked most, alone and with a way to ask; or with how to reach people, and when. */
export function ServicePage({ value, config }: WidgetProps<ServiceValue, ServiceConfig>) {
  const open = useOpen()
  if (config.show === 'all') return <Service value={value} />
  const ask = open.to(config.askUrl)
  return (
    <View className='tp-service'>
      <Questions questions={value.questions} onAsk={ask} />
    </View>
  )
}

/** How to reach people, when, and what they are asked most. */
export function Service({ value }: Pick<WidgetProps<ServiceValue, unknown>, 'value'>) {
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
    <View className='tp-service'>
      <View className='tp-service__head'>
        <View className='tp-service__mark' decor>
          <Icon name='headphones' size={28} />
        </View>
        <View className='tp-service__words'>
          <Text className='tp-service__title' level={2}>
            {localize(value.title, locale) || t('chat.title')}
          </Text>
          {hours !== '' && (
            <Text className='tp-service__hours tp-num'>
              {t('chat.hours')} · {hours}
            </Text>
          )}
        </View>
      </View>
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
      {questions.length > 0 && <Questions questions={questions} />}
    </View>
  )
}

/** Fewer are seen at a glance. */
const WORTH_A_SEARCH = 4

interface QuestionsProps extends Pick<ServiceValue, 'questions'> {
  /** The way to somebody who answers; left out where that stands beside it. */
  readonly onAsk?: () => void
}

/** Questions with their answers, narrowed by what is typed: in the answers too. */
function Questions({ questions, onAsk }: QuestionsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [opened, setOpened] = useState<object>()
  const [typed, setTyped] = useState('')
  const found = questions.filter(({ question, answer }) =>
    hasWords(`${localize(question, locale)} ${localize(answer, locale)}`, typed),
  )
  const search = questions.length >= WORTH_A_SEARCH
  return (
    <>
      {search && (
        <SearchInput
          className='tp-service__search'
          value={typed}
          onChange={setTyped}
          placeholder={t('chat.faq.search')}
          clearLabel={t('chat.faq.clear')}
        />
      )}
      <View role='status' className='tp-service__found'>
        {typed.trim() !== '' && <Text>{t('chat.faq.found', { count: found.length })}</Text>}
      </View>
      {found.length === 0 ? (
        <EmptyState
          compact
          variant='search'
          title={t('chat.faq.none')}
          note={t('chat.faq.noneNote')}
          actionText={onAsk && t('chat.faq.ask')}
          onAction={onAsk}
        />
      ) : (
        <CellGroup className='tp-service__cells' title={t('chat.questions')}>
          {found.map((each) => {
            const isOpen = each === opened
            return (
              <View key={JSON.stringify(each)} className='tp-service__item'>
                <Pressable
                  className='tp-service__question'
                  expanded={isOpen}
                  onTap={() => setOpened(isOpen ? undefined : each)}
                >
                  <Text className='tp-service__ask'>{localize(each.question, locale)}</Text>
                  <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} tone='faint' />
                </Pressable>
                {isOpen && (
                  <Text className='tp-service__answer'>{localize(each.answer, locale)}</Text>
                )}
              </View>
            )
          })}
        </CellGroup>
      )}
      {onAsk && found.length > 0 && (
        <View className='tp-service__else'>
          <Text>{t('chat.faq.else')}</Text>
          <Button kind='secondary' icon='headphones' onTap={onAsk}>
            {t('chat.faq.ask')}
          </Button>
        </View>
      )}
    </>
  )
}

/** Whether a text has all words that were typed, in any order. Chinese has no spaces: a part will do. */
export function hasWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/)
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const FAQ = '/customer/html'
/** Stands for no question: it leads to all of them. */
const ALL = ''

interface QuickWordsProps {
  readonly talk: Pick<Talk, 'canned' | 'questions'>
  readonly side: 'shopper' | 'staff'
  readonly typed: string
  readonly onSay: (text: string) => void
  readonly onAsk: (questionId: string) => unknown
}

/** What is said with one tap: what staff say often, or the questions that what is typed still fits. */
export function QuickWords({ talk, side, typed, onSay, onAsk }: QuickWordsProps) {
  const t = useTranslate()
  const open = useOpen()
  if (side === 'staff') {
    const chips = talk.canned.map((text) => ({ id: text, text }))
    return <Chips label={t('chat.canned')} chips={chips} onTap={({ text }) => onSay(text)} />
  }
  const found = talk.questions.filter(({ text }) => hasWords(text, typed))
  const all = talk.questions.length > 0 ? [{ id: ALL, text: t('chat.faq.all') }] : []
  return (
    <Chips
      label={t('chat.questions')}
      chips={[...found, ...all]}
      onTap={({ id }) => (id === ALL ? open(FAQ) : void onAsk(id))}
    />
  )
}
