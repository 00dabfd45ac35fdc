import { z } from 'zod';
import cakes from '../../../couchdb/starter/methods-banh-che.json';
import breakfast from '../../../couchdb/starter/methods-bua-sang.json';
import noodles from '../../../couchdb/starter/methods-bun-pho-chao.json';
import bowls from '../../../couchdb/starter/methods-bun-pho-mi.json';
import fish from '../../../couchdb/starter/methods-ca-tom-rau.json';
import soups from '../../../couchdb/starter/methods-canh.json';
import soupsAndRice from '../../../couchdb/starter/methods-canh-sup-com.json';
import vegetarian from '../../../couchdb/starter/methods-chay.json';
import fried from '../../../couchdb/starter/methods-chien.json';
import rice from '../../../couchdb/starter/methods-com-xoi.json';
import steamed from '../../../couchdb/starter/methods-hap-luoc.json';
import mains from '../../../couchdb/starter/methods-kho-man.json';
import snacks from '../../../couchdb/starter/methods-mon-phu.json';
import salads from '../../../couchdb/starter/methods-rau.json';
import meats from '../../../couchdb/starter/methods-thit-goi-nem.json';
import eggs from '../../../couchdb/starter/methods-trung-dau.json';
import stirred from '../../../couchdb/starter/methods-xao.json';
import { methodSchema, type DishMethod } from '../../../src/domain/menus/method';

export const METHOD_FILES = [
  soups,
  mains,
  stirred,
  fried,
  steamed,
  noodles,
  rice,
  vegetarian,
  eggs,
  breakfast,
  salads,
  snacks,
  cakes,
  bowls,
  soupsAndRice,
  fish,
  meats,
];

const fileSchema = z.array(methodSchema.extend({ key: z.string() }).strict());

export function dishMethods(): ReadonlyMap<string, DishMethod> {
  const entries = METHOD_FILES.flatMap((file) => fileSchema.parse(file));
  return new Map(entries.map(({ key, ...method }) => [key, method]));
}
