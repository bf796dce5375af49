import './device-page.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { usePolling } from '../../../../engine/data/use-polling'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import type { FieldType } from '../../../../ui/primitives/types'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { addOffer, answerOffer, reportFault, type ShownDevice } from '../../contract'
import { commandPages, deviceBy, EVERY, isGone, stale, standingPlaces } from '../../queries'
import type { DeviceDeskConfig } from '.'
import { CommandLog } from './device-log'
import { type Commands, ConfigSheet, useCommands, useSheet } from './device-tell'

interface ActionsProps {
  readonly device: ShownDevice
  readonly commands: Commands
  readonly onChange: () => Promise<unknown>
}

type Panel = 'config' | 'fault' | 'handover' | 'rebind'

/** What the device of the page is told, and was; nothing where it cannot be told anything. */
export const DeviceDesk = observer(function DeviceDesk({
  config,
}: WidgetProps<unknown, DeviceDeskConfig>) {
  const { query } = usePage()
  const id = query[config.idParam] ?? ''
  return id === '' ? null : <Desk key={id} id={id} />
})

const Desk = observer(function Desk({ id }: { readonly id: string }) {
  const found = useQuery(deviceBy(id))
  const log = usePages(commandPages(id))
  const commands = useCommands(id, log.items)
  const device = found.value
  usePolling(async () => device && log.reload(), EVERY, { first: EVERY })
  if (!device || isGone(found.error)) return null
  const look = async () => void (await Promise.all([found.reload(), log.reload()]))
  return (
    <View className='tp-device tp-device--desk'>
      <DeviceActions device={device} commands={commands} onChange={look} />
      <CommandLog log={log} commands={commands} />
    </View>
  )
})

/** What can be done with it. */
function DeviceActions({ device, commands, onChange }: ActionsProps) {
  const { host, queries } = useServices()
  const page = usePage()
  const t = useTranslate()
  const [panel, setPanel] = useState<Panel>()
  const { busy, problem, run } = useSubmit()
  const { id, offer, wanted, storeName, latitude, longitude } = device
  const close = () => setPanel(undefined)
  const settle = async () => {
    await stale.afterOffer(queries)
    await onChange()
  }

  async function restart(): Promise<void> {
    const isSure = await page.ask({
      title: t('device.do.restart'),
      text: t('device.do.restartText', { name: wanted.name }),
      ok: t('device.do.restartOk'),
      cancel: t('common.cancel'),
    })
    if (isSure) commands.tell('restart', {}, onChange)
  }
  const withdraw = (offerId: string) =>
    run(async () => {
      const body = { id: offerId, answer: 'withdraw' } as const
      await answerOffer({ body }, { quiet: true }).finally(settle)
    })
  const showPlace = () =>
    host
      .showPlace({ latitude, longitude, name: storeName, address: wanted.place })
      .catch(() => host.toast(t('device.do.noMap')))

  return (
    <>
      <CellGroup>
        <Cell
          icon='settings'
          iconTone='brand'
          title={t('device.do.config')}
          note={t('device.do.configNote', {
            price: moneyText(wanted.price),
            opens: wanted.opens,
            closes: wanted.closes,
          })}
          onTap={() => setPanel('config')}
        />
        <Cell
          icon='map-pin'
          iconTone='brand'
          title={storeName}
          note={wanted.place}
          label={t('device.do.map', { name: storeName })}
          onTap={() => void showPlace()}
        />
        <Cell
          icon='zap'
          iconTone='brand'
          title={t('device.do.locate')}
          note={t('device.do.locateNote')}
          onTap={() => commands.tell('locate', {}, onChange)}
        />
        <Cell
          icon='power'
          iconTone='brand'
          title={t('device.do.restart')}
          onTap={() => void restart()}
        />
        <Cell
          icon='wrench'
          iconTone='brand'
          title={t('device.do.fault')}
          onTap={() => setPanel('fault')}
        />
        {!offer && (
          <>
            <Cell
              icon='store'
              iconTone='brand'
              title={t('device.do.rebind')}
              note={t('device.do.rebindNote')}
              onTap={() => setPanel('rebind')}
            />
            <Cell
              icon='users'
              iconTone='brand'
              title={t('device.do.handover')}
              note={t('device.do.handoverNote')}
              onTap={() => setPanel('handover')}
            />
          </>
        )}
      </CellGroup>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {offer && (
        <Notice
          icon='users'
          actionText={busy ? undefined : t('device.offer.withdraw')}
          onAction={() => void withdraw(offer.id)}
        >
          {t(`device.offer.from.${offer.kind}`, { name: wanted.name, other: offer.other })}
        </Notice>
      )}
      {panel === 'config' && (
        <ConfigSheet
          device={device}
          onClose={close}
          onSave={(changes) => commands.tell('configure', changes, onChange)}
        />
      )}
      {panel === 'fault' && (
        <AskSheet
          what='fault'
          onClose={close}
          onDone={onChange}
          send={(text, requestId) =>
            reportFault({ body: { deviceId: id, requestId, text } }, { quiet: true })
          }
        />
      )}
      {panel === 'handover' && (
        <AskSheet
          what='handover'
          type='tel'
          onClose={close}
          onDone={settle}
          send={(to, requestId) =>
            addOffer({ body: { deviceId: id, requestId, kind: 'handover', to } }, { quiet: true })
          }
        />
      )}
      {panel === 'rebind' && <StoreSheet device={device} onClose={close} onDone={settle} />}
    </>
  )
}

interface AskProps {
  readonly what: 'fault' | 'handover'
  readonly type?: FieldType
  readonly onClose: () => void
  readonly onDone: () => Promise<unknown>
  readonly send: (text: string, requestId: string) => Promise<unknown>
}

/** One line that is asked for: what is broken, or who is to have it. */
function AskSheet({ what, type = 'text', onClose, onDone, send }: AskProps) {
  const t = useTranslate()
  const sheet = useSheet(onClose, onDone)
  const form = useForm({ initial: { text: '' }, sender: sheet.sender })
  const ask = () =>
    form.submit(({ text }) =>
      sheet.send(text, (id) => send(text.trim(), id), t(`device.ask.${what}Done`)),
    )
  return (
    <FormSheet
      open
      onClose={onClose}
      title={t(`device.do.${what}`)}
      submitText={t(`device.ask.${what}Ok`)}
      disabled={form.values.text.trim() === ''}
      form={form}
      onSubmit={ask}
    >
      <TextField
        label={t(`device.ask.${what}`)}
        hint={t(`device.ask.${what}Note`)}
        error={form.problemOf('text')}
        field={{ ...form.text('text'), type, maxLength: 140 }}
      />
    </FormSheet>
  )
}

type StoreProps = Pick<AskProps, 'onClose' | 'onDone'> & { readonly device: ShownDevice }

/** Another store it is to stand in: its owner is asked, unless they are the same. */
function StoreSheet({ device, onClose, onDone }: StoreProps) {
  const t = useTranslate()
  const stores = useQuery(standingPlaces)
  const sheet = useSheet(onClose, onDone)
  const { busy, problem, run } = sheet.sender
  const offerTo = (to: string, requestId: string) =>
    addOffer({ body: { deviceId: device.id, requestId, kind: 'rebind', to } }, { quiet: true })
  const ask = (to: string) =>
    run(() => sheet.send(to, (requestId) => offerTo(to, requestId), t('device.ask.rebindDone')))
  return (
    <Sheet open onClose={onClose} title={t('device.do.rebind')} closeLabel={t('common.close')}>
      {problem && (
        <Notice tone='danger' className='tp-device__hint'>
          {problem}
        </Notice>
      )}
      <QueryState
        query={stores}
        inSheet
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      >
        {(all) =>
          all
            .filter(({ name }) => name !== device.storeName)
            .map(({ id, name }) => (
              <Cell key={id} title={name} disabled={busy} onTap={() => void ask(id)} />
            ))
        }
      </QueryState>
    </Sheet>
  )
}
