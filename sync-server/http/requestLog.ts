import type { RequestHandler } from 'express';
import type { Logger } from './log';

export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = process.hrtime.bigint();
    const { method, path } = req;
    res.on('close', () => {
      const ms = Number((process.hrtime.bigint() - started) / 1_000_000n);
      const level = res.statusCode >= 500 ? 'warn' : 'debug';
      const cut = res.writableFinished ? {} : { cut: true };
      log[level]({ method, path, status: res.statusCode, ms, ...cut }, 'request');
    });
    next();
  };
}
