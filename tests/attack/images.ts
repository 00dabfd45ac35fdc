import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Device } from '../integration/syncHelpers';
import { buildPng, TINY_PARTS } from '../support/images';
import type { Attack } from './cases';
import { head, seconds, type Stage } from './stage';

const MB = 1024 * 1024;
const FILE_BYTES = 5 * MB - 10_000;

const bearer = ({ person }: Device) => ({ authorization: `Bearer ${person.token}` });
const named = (device: Device): string => new URLSearchParams(device.caller).toString();

export function serverErrors(statuses: readonly number[]): string[] {
  const bad = statuses.filter((status) => status >= 500 && status !== 503);
  return bad.length > 0 ? [`${bad.length} answers ${bad[0]}`] : [];
}

/** On a connection of its own: the gateway may cut it, and shared ones must not suffer. */
function sendAlone(
  device: Device,
  method: 'PUT' | 'POST',
  path: string,
  body: Buffer,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = { ...bearer(device), 'content-length': String(body.length), ...headers };
    const outgoing = request(
      new URL(path, device.url),
      { method, agent: false, headers: sent },
      (answer) => {
        // The answer counts even if the gateway no longer wants the rest of the body.
        resolve(answer.statusCode ?? 0);
        answer.on('error', () => undefined).resume();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const putImageFile = (
  device: Device,
  id: string,
  size: 'full' | 'thumbnail',
  bytes: Buffer,
): Promise<number> =>
  sendAlone(device, 'PUT', `/sync/images/${id}/${size}?${named(device)}`, bytes);

const postForm = (device: Device, body: Buffer, type: string): Promise<number> =>
  sendAlone(device, 'POST', '/api/upload-image', body, { 'content-type': type });

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const filled = (text: string): Buffer =>
  Buffer.from(text.repeat(Math.floor(FILE_BYTES / text.length)));

const tinyParts: Attack = {
  name: 'files of tiny parts',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const form = Buffer.concat([filled(PART), Buffer.from('--x--\r\n')]);
    const pairs = filled('a=1&');
    const sends: (() => Promise<number>)[] = [
      () => postForm(device, form, 'multipart/form-data; boundary=x'),
      () => postForm(device, pairs, 'application/x-www-form-urlencoded'),
      ...Object.values(TINY_PARTS).map((make, at) => {
        const bytes = make(FILE_BYTES - 10_000);
        return () => putImageFile(device, `nho-${at}`, 'full', bytes);
      }),
    ];
    const statuses: number[] = [];
    for (const send of sends) statuses.push(await send());
    for (const send of sends.slice(0, scale < 1 ? 2 : undefined))
      statuses.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => send().catch(() => 0)))),
      );
    const taken = statuses.filter((status) => status === 200).length;
    return [...serverErrors(statuses), ...(taken > 0 ? [`${taken} were taken`] : [])];
  },
};

const largeImage = (): Buffer => buildPng(800, 600, [['iCCP', randomBytes(FILE_BYTES - 10_000)]]);

async function readNothing(stage: Stage, device: Device, sockets: number): Promise<void> {
  const call = head(`/sync/images/lon/full?${named(device)}`, bearer(device), 'GET');
  for (let count = 0; count < sockets; count += 1) stage.dial().pause().write(call);
}

const unreadImages: Attack = {
  name: 'images that nobody reads',
  async run(stage, scale) {
    const accounts = scale < 1 ? 2 : 5;
    const devices: Device[] = [];
    for (let count = 0; count < accounts; count += 1) {
      const device = await stage.newcomer();
      const status = await putImageFile(device, 'lon', 'full', largeImage());
      if (status !== 200) return [`the image was not taken: ${status}`];
      devices.push(device);
    }
    for (const device of devices) await readNothing(stage, device, 40);
    await seconds(scale < 1 ? 5 : 20);
    return [];
  },
};

const brokenImages: Attack = {
  name: 'one image removed many times at once',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(buildPng(800, 600))], 'a.png'));
    const taken = await fetch(`${device.url}/api/upload-image`, {
      method: 'POST',
      headers: bearer(device),
      body: form,
    });
    const { url: imageUrl } = (await taken.json()) as { url?: string };
    if (!imageUrl) return [`the image was not taken: ${taken.status}`];
    const remove = async (): Promise<number> => {
      const answer = await fetch(`${device.url}/api/delete-image`, {
        method: 'DELETE',
        headers: { ...bearer(device), 'content-type': 'application/json' },
        body: JSON.stringify({ imageUrl }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: scale < 1 ? 10 : 40 }, remove));
    const removed = statuses.filter((status) => status === 200).length;
    return [...serverErrors(statuses), ...(removed === 1 ? [] : [`removed ${removed} times`])];
  },
};

export const IMAGE_ATTACKS: readonly Attack[] = [tinyParts, unreadImages, brokenImages];
