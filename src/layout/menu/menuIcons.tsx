import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import CalculateOutlined from '@mui/icons-material/CalculateOutlined'
import ContentCutOutlined from '@mui/icons-material/ContentCutOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import FactoryOutlined from '@mui/icons-material/FactoryOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import type { ComponentType } from 'react'
import type { MenuIcon } from './entries.ts'

export const menuIcons: Readonly<Record<MenuIcon, ComponentType<{ fontSize?: 'small' }>>> = {
  dashboard: DashboardOutlined,
  'create-quote': AddCircleOutlined,
  'assigned-to-me': AssignmentIndOutlined,
  quotes: RequestQuoteOutlined,
  'new-work': BuildOutlined,
  samples: ContentCutOutlined,
  plant: FactoryOutlined,
  hub: HomeOutlined,
  customers: PeopleOutlined,
  'browse-catalogue': MenuBookOutlined,
  'manual-order': AssignmentOutlined,
  'existing-products': Inventory2Outlined,
  'board-grades': LayersOutlined,
  'estimating-pad': CalculateOutlined,
  external: OpenInNewOutlined,
  admin: AdminPanelSettingsOutlined,
}
