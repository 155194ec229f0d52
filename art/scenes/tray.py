"""A nurse's tray from above: kidney dish, syringe, scissors, bandages, thermometer, dressing, bottle."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
G='ne3'; reset(); cyc(G,z=-.2,y=20,r=5,w=50)
STEEL=mat('steel',.28,.55)
box(0,0,-.18,3.5,2.3,.16,'ma7',.06,seg=4)
with at(0,-1.16): zari(3.4,-.17,.13,'in9')
box(0,0,-.02,3.1,1.95,.03,'cl0',.02); [box(0,s*.86,.008,3.1,.05,.004,'in7',0) for s in(-1,1)]
box(0,0,.01,2.7,1.6,.04,STEEL,.03,seg=4); box(0,0,.03,2.58,1.48,.022,mat('cl2',.5,.3),.02)
for s in(-1,1): box(0,s*.79,.01,2.7,.05,.1,STEEL,.02,seg=3); box(s*1.34,0,.01,.05,1.6,.1,STEEL,.02,seg=3)
# kidney dish
def kidney(m,z0,z1,k):
    def p(t,s): r=.34+.11*math.cos(2*t)-.13*math.exp(-((t-math.pi/2)**2)*3); return s*r*1.25*math.cos(t),s*r*.92*math.sin(t)
    sheet(lambda u,v:(*p(2*math.pi*u,k*(.86+.14*v)),z0+(z1-z0)*v),72,4,m); sheet(lambda u,v:(*p(2*math.pi*u,k*.86*v+.001),z0),72,4,m)
with at(-.72,.3,.055,12):
    kidney('in5',.0,.13,1.04); kidney('in3',.006,.135,.98)
    for k in range(4): ball(-.12+.12*k,-.03+.06*(k%2),.06,.075,'cl0',sub=3)
# syringe
with at(.24,.46,.1,-12):
    cyl(-.08,0,0,.055,.46,'in1',axis='X'); cyl(.02,0,0,.0555,.24,'ne5',axis='X'); [box(-.2+.05*k,0,.05,.006,.05,.008,'ink',0) for k in range(8)]; tube([(-.28,0,0),(-.56,0,0)],.02,'cl0'); cyl(-.6,0,0,.06,.02,'cl0',axis='X'); cyl(-.1,0,0,.075,.02,'cl0',axis='X'); tube([(.16,0,0),(.24,0,0)],.024,'tu5',radii=[1,.6]); tube([(.24,0,0),(.46,0,0)],.005,STEEL)
# scissors
with at(.96,.36,.075,66):
    for s in(-1,1): tube([(-.42,s*.1,0),(-.05,s*.02,0),(.02,0,.01*s),(.42,-s*.05,.01*s)],.024,STEEL,radii=[.8,1,1.2,.2]); tube([(-.5+.11*math.cos(t),s*.13+.085*math.sin(t),0) for t in np.linspace(0,6.3,28)],.02,'in8')
    cyl(.01,0,-.01,.03,.04,'ink')
# bandage rolls
for x,y,r,c,h in((-.98,-.42,.19,'cl0',.2),(-.56,-.5,.16,'ma1',.2),(-.8,-.14,.13,'tu1',.2)):
    cyl(x,y,.055,r,h,c,bev=.02); tube([(x+r*(.16+.8*t/19)*math.cos(t),y+r*(.16+.8*t/19)*math.sin(t),.055+h) for t in np.linspace(0,19,90)],.006,'cl3')
tube([(-.98+.17,-.42,.09),(-.7,-.62,.07),(-.5,-.68,.065)],.02,'cl0',bez=True)
# thermometer, bottle, dressing
with at(.06,-.06,.08,4): tube([(-.4,0,0),(.36,0,0)],.026,glass('cl0',.7)); tube([(-.4,0,0),(.05,0,0)],.011,'ma5'); ball(-.41,0,0,.032,'ma5',sub=3); [box(-.2+.06*k,.0,.024,.005,.03,.004,'ink',0) for k in range(8)]
with at(.98,-.42,.055): cyl(0,0,0,.17,.36,'tu7',bev=.03); cyl(0,0,.08,.173,.16,'cl0'); cyl(0,0,.36,.09,.06,'tu7'); cyl(0,0,.42,.11,.1,'in8',bev=.015)
with at(.2,-.5,.055,-8): box(0,0,0,.62,.34,.02,'ma3',.09,seg=4); box(0,0,.02,.26,.24,.012,'cl0',.02)
with at(-.25,-.46,.055,30): box(0,0,0,.2,.2,.02,'cl0',.006); box(0,0,.02,.13,.045,.004,'ma5',0); box(0,0,.02,.045,.13,.004,'ma5',0)
hour('noon',-40)
shoot('tray',dict(a=((0,-.06,.0),6.9,-7,58,60)),bounces=4,ground=G)
