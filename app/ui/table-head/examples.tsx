import { TableHead } from './table-head.tsx';

export const threeColumns = (
  <table>
    <TableHead titles={['Dia', 'Abre', 'Fecha']} />
    <tbody>
      <tr>
        <th scope="row">Segunda</th>
        <td>8h</td>
        <td>18h</td>
      </tr>
    </tbody>
  </table>
);
