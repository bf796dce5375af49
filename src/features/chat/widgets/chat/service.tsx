import './service.scss'
import { useState } from 'react'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { ServiceValue } from '.'

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
          <View key={at} className='tp-service__item'>
            <Pressable
              className='tp-service__question'
              expanded={isOpen}
              onTap={() => setOpen(isOpen ? -1 : at)}
            >
              <Text className='tp-service__ask'>{localize(question, locale)}</Text>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} tone='faint' />
            </Pressable>
            {isOpen && <Text className='tp-service__answer'>{localize(answer, locale)}</Text>}
          </View>
        )
      })}
    </CellGroup>
  )
}
