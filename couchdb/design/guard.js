// Design document _design/guard, version: 2. Raise the version with every change.
// Old JavaScript on purpose: CouchDB runs it in its own engine. Devices never reach CouchDB; this
// stops anything but the gateway (an administrator) and keeps malformed envelopes out.
function validate(newDoc, oldDoc, userCtx) {
  if (userCtx.roles.indexOf('_admin') === -1) throw { forbidden: 'only the gateway writes here' };
  if (newDoc._deleted || newDoc._id.indexOf('_design/') === 0) return;
  // A file of a picture is named by its size, and is its attachment.
  if (newDoc.type === 'image') {
    if (!/^(full|thumbnail):./.test(newDoc._id)) throw { forbidden: '_id must be <size>:<id>' };
    if (typeof newDoc.bytes !== 'number') throw { forbidden: 'bytes must be a number' };
    return;
  }
  if (typeof newDoc.type !== 'string' || newDoc._id.indexOf(newDoc.type + ':') !== 0)
    throw { forbidden: '_id must be <type>:<id>' };
  if (newDoc.type === 'meta') return;
  if (typeof newDoc.deleted !== 'boolean') throw { forbidden: 'deleted must be a boolean' };
  if (typeof newDoc.body !== 'object' || newDoc.body === null || Array.isArray(newDoc.body))
    throw { forbidden: 'body must be an object' };
}
