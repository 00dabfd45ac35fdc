import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutUnread, FileAnswer, sendFile } from './answer';

const MB = 1024 * 1024;
const SIZE = 24 * MB;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

async function sending(silence: number, whole = 60_000) {
  const seen = { held: 0, ended: false, finished: false };
  const app = express();
  app.get('/', (_, res) => {
    res.once('finish', () => (seen.finished = true));
    res.once('close', () => (seen.ended = true));
    const file = new FileAnswer('image/png', Buffer.alloc(SIZE));
    sendFile(res, file, (bytes) => (seen.held = bytes), { silence, whole });
  });
  const listening = createServer(app).listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return { seen, socket };
}

describe('S05 an answer that is a file', () => {
  it('S05 is held as long as it is sent, and cut where nobody reads it', async () => {
    const { seen, socket } = await sending(300);
    socket.pause();
    await expect.poll(() => seen.held).toBe(SIZE);
    await expect.poll(() => seen.ended).toBe(true);
    expect(seen.finished).toBe(false);
  });

  it('S05 goes to its end where it is read, however slowly', async () => {
    const { seen, socket } = await sending(30_000);
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    await expect.poll(() => seen.ended, { timeout: 25_000 }).toBe(true);
    expect(seen.finished).toBe(true);
    await expect.poll(() => read).toBeGreaterThan(SIZE);
  });

  it('S05 waits anew behind each piece that was read, and is cut behind the last one', () => {
    vi.useFakeTimers();
    const res = Object.assign(new EventEmitter(), { destroy: vi.fn() });
    cutUnread(res as unknown as Response, { silence: 1_000, whole: 60_000 });
    for (let piece = 0; piece < 10; piece += 1) {
      vi.advanceTimersByTime(900);
      res.emit('drain');
    }
    expect(res.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(res.destroy).toHaveBeenCalled();
  });

  it('S05 is cut where the whole of it takes too long', async () => {
    const { seen, socket } = await sending(10_000, 500);
    const trickle = setInterval(() => void socket.read(100), 20);
    socket.pause();
    await expect.poll(() => seen.ended).toBe(true);
    clearInterval(trickle);
    expect(seen.finished).toBe(false);
  });
});
