import { type Context, callerOf } from '../handler'
import { notFound } from '../refusal'

const DEVICE = { en: 'The device', 'zh-Hans': '设备' }

/**
 * A device of the caller's with what is known of it.
 *
 * @throws Refusal 400 when there is none, or it is somebody else's.
 */
export async function ownDevice(context: Context, id: string, db = context.db) {
  const row = await db
    .selectFrom('devices')
    .innerJoin('device_units', 'device_units.deviceId', 'devices.id')
    .innerJoin('stores', 'stores.id', 'devices.storeId')
    .selectAll('device_units')
    .select(['devices.id as id', 'serial', 'kind', 'status', 'storeId', 'devices.name as name'])
    .select(['stores.name as storeName', 'latitude', 'longitude'])
    .where('devices.id', '=', id)
    .where('ownerId', '=', callerOf(context).id)
    .executeTakeFirst()
  if (!row) throw notFound(DEVICE)
  return row
}
